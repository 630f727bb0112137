// Frames of poisoning: exposure × hazard × person, missing substances, medicines of others, bites, fumes. Notation: see
// frame.ts.
export const POISON_FRAMES = `
# eaten or drunk
@eat ..6 @hazard :: @pet ..3 @eat / @hazard ..1 recipe|party|craft|sensory / recipe|recipes / dinner|pizza|risotto|omelet*|pasta|soup|stroganoff|sauce / what @eat|kills|kill|removes / tea|juice|salad / chocolate|cake|candy|chip|lava|glitter|edible / what does / i|we @eat|ate ..4 mushroom* / hand|hands|face|teeth|hair
@child|he|she|they ..3 had|has|got|took|opened|poured|used|tried|holding|put|stuffed ..4 @hazard ..5 (@mouthpart|face|eyes|all over|stomach|breath) :: recipe|paint*|sunscreen|lotion|craft|costume|marker*|icing / on his|her face
@hazard|@object|@drug|@adultmed ..6 in|into|around|on|inside|under ..2 his|her|their|@member|my|@person ?whole mouth|tongue|lips|throat :: recipe / taste / numbing
@hazard|@object|@drug|@med|@adultmed ..4 in ..2 mouth :: thermometer / taste / pacifier|retainer|braces|toothbrush|gum
mouth|lips|tongue ..4 (@hazard|blue stuff|green stuff|white powder|white foam|powder|residue|pill) :: paint*|lipstick|icing|sunscreen|chap*|retainer / song
blue|red|green|white|pink stuff|powder|foam|residue|goo|liquid ..4 mouth|lips|chin :: popsicle*|icing|candy|toothpaste|yogurt|berries|milk
@person ..4 open|opened ..3 @hazard|@drug ..3 bottle|container|jar|can & wet|shirt|mouth|smell*|floor|hands|he|she :: spray
@child|he|she|who ..2 found ..3 pill|pills|@med|@drug|@hazard|cigarette*|battery ..8 @eat|mouth :: @pet / refill|list
found|caught|saw ..4 @person ..6 with ..6 @hazard|@adultmed|@drug|pill|pills|battery|magnet*|vape :: paint*|marker*|glue|crayon*|craft|chalk|slime|soap|shampoo
got|getting|gets|gotten ..2 into ..4 (@hazard|@med|@drug|@booze|cabinet under|under the sink|medicine cabinet|purse|pill*) :: @pet / paint*|crayon*|markers|chalk|slime|soap|craft / habit|routine
under|cabinet ..3 sink & (@eat|mouth|blue stuff|got into|wet|smell*) :: organiz*|lock*|clean*|leak*|proof*|childproof|store|plumber|fix
@hazard|@drug ..3 popped|burst|exploded|leaked|squirted|splashed|sprayed ..6 mouth|eye|eyes|face|hands|tongue
@person ..4 put|puts|stuck|stuffed ..5 @hazard|@object|@med|@drug ..3 in|into|to|on ..2 mouth|lips :: thermometer|pacifier|braces|retainer
@eat ..4 out of|from|the ..3 wrong bottle|cup|glass|container|jar|can :: nipple
@hazard ..6 swallow*|@eat & (@person|how bad|now|help|what) :: @pet / recipe|bubbles / what does|eats|kills|craft
swallow*|swalow* ..5 @object|@hazard|@drug|something|button|@plant :: saliva / hard to / pride
@eat ..4 @object :: ring pop|chips|rock|rocks|stone|ice|needle|tooth*|sponge cake|key lime|@pet / pacifier / rack|recipe|chicken|bone in / bit his|her nails|nail / chocolate|candy|charms|cereal|marshmallow|cookie|cake / @member|he|she sucks|chews on ..2 toy* / balloons party / pebbles / plastic cup|plate|straw|spoon / bite ..3 nail*
@child|he|she|who ..3 @eat|had ..5 @booze :: root|ginger|non|free / batter* / @pet
@child|@young ..6 @drug :: essay|report|talk|class|school|awareness|crisis|unit|test / weed|weeding the|garden / about @drug / edible|edibles flowers|glitter|dough|arrangement* / @pet
@eat|had ..5 @drug :: essay|report|garden|arrangement|flower|dough|glitter / @pet / lean|hash ..1 browns|pork|beef|turkey|meat
@child|he|she|who|kid ..3 @eat|bit|had|took|tried|tasted|sample* ..6 @plant|@hazard ..5 @wild|behind|off|from|bush :: farm|orchard|store|market|pick* / @pet
@eat|bit ..5 leaf|leaves|petal*|berry|berries|seeds|mushroom* ..6 @wild|off|from|some|bush|behind :: farm|orchard|patch|store|market|pick*|basil|mint|lettuce|salad|tea / @pet
@eat ..3 some|random|weird|unknown|strange|wild ..2 berries|berry|mushroom*|plant|leaves|seeds|flowers|pill*|pills|liquid|powder|chemical*|stuff
# missing
@number ..3 @med ..6 missing|gone|less :: list|buy|refill|order / inventory
@med ..10 @number|some|one|few ..2 is|are ?now missing|gone :: refill|order|buy / used up
(@adultmed|pill bottle|pills|@drug|thc|edibles of @med|pill box|pill organizer) ..5 @gone & (@person|how many|@member|acting) :: refill|refills|order|buy|list|pharmacy|cvs|pick up / sorted|organize* / script
@med bottle ..2 is|was|are ..2 empty|open|gone|half & (@child|@member|took|@eat|how many|found|he|she) :: list|buy|refill|order|pharmacy
@gone ..3 pill|pills|@adultmed ..1 bottle :: refill|list|buy
pills|@adultmed|iron ..5 (all over|everywhere|on the floor|spilled|scattered) & @child|he|she|lips|mouth|@eat|think :: refill|list|buy
@person ..4 will not tell|say ..3 how many
how many ..3 she|he|they|@member ?has took|taken|ate|eaten|swallowed|had :: steps|bites|notes|courses|classes|pictures|photos|shots|naps|goals
can|could not find ..5 (button|coin|watch|little|small|tiny|magnet*|round battery|batteries|magnet|magnets|ball|balls|one) :: aa|aaa|remote|charger
(battery|batteries|watch battery|button battery|coin battery|magnet|magnets|magnet ball*|water bead*|screw|@object) ..6 (missing|gone|lost|fell out) & @child|chew*|gag*|@eat|play*|toy|mouth|drool*|candle|remote|he|she|open :: list|buy|charg*|dead|car|phone|lego|legos|necklace / whose / @owner ring|earrings|necklace|key
missing|gone|lost ..5 (button battery|battery|magnet|magnets|magnet ball*|water bead*) & @child|chew*|gag*|@eat|play*|mouth|drool*|he|she :: list|buy|charg*
magnet* ..3 ball*|toy|set ..5 missing & @child|play*|he|she
chew*|suck*|gnaw*|mouthing ..4 (@hazard|@object|@drug|remote|glow stick|@adultmed|fentanyl|cord|wire) :: toy*|teeth*|pacifier|ice|nail|nails|gum|key|keys|book|food|slowly|rock|sponge / @pet / sucks ..2 thumb
# medicines: someone else's, too much, twice, wrong one
@child|he|she|who|@person ..3 @eat ..6 @adultmed|@med :: list|buy|refill*|prescribed|as prescribed / with food|every|daily|(like a champ|on time|all by) / will|can|does not @eat / refuses|to @eat / @pet / finally|without a fuss|trouble / how do|can i
took|takes|taken|@eat|had|found ..3 my|our|moms|dads|mommys|daddys|grandmas|grandpas|nanas|sisters|brothers|someone|somebody|elses|dogs|cats|@member|@owner ..3 @med|@adultmed|@hazard :: as prescribed (by|pick up|pharmacy|cvs|refill*|appointment|buy|store|photo|picture|list) / i took my|took my own|takes my / @pet / i|we had my
i|she|he|@member|we|@person ..1 took ..1 of ..3 my|moms|@member|@owner ..3 @med
@child|toddler|baby|@member ..2 took|had|found|got ..3 @adultmed :: (prescribed|pick up|doctor|every|morning)
gave|given|give|giving|fed|administered ..4 @person|him|her|them|baby ..3 @mistake|@much|@member|my|his|her|wrong ..3 @med|medicine|dose|syringe|one :: is it ok|okay|safe|alright / can|should|could|do i|we|he|she / food|milk / how much|can|should|could i / half ..2 @med ok
gave|given|took|taken|dosed ..8 @mistake :: email|school|picture|photo|bus|class*|jersey|shoes|lunch*|homework|name|number|turn|train|road|exit|seat|backpack|coat / of pepsi / switched schools|classes / instead of ..2 lunch|dinner|soccer|school|milk|car|bus
@mistake ..6 gave|given|took|taken|swallowed|drank|ate|fed|inject* ..6 @med|@hazard|dose|syringe|wrong|twice
@eat|took|taken|gave|given|had ..5 @much|@number ..4 @med|@adultmed|insulin :: can|could|should|may|how|list|buy|mg|ml|milk|refill|ago|box / of children / time* a day / as prescribed|every / vitamin d / half / @number ..1 months|weeks|days|years|more / how much / no|all set / took ..2 classes / prescription* / log / @number ml|mg
@eat|took|taken|drank|had|ate ..3 (rest|whole|entire|all|half a|bunch|handful|bottle|pack) ..4 @med|@hazard :: prescribed|antibiotics|amoxicillin|course|supposed / log
@med|pill|pills|dose|it|insulin|meds|motrin|tylenol ..4 (twice|two times|double|3 times|too much|too many) :: (a day|daily|per|how|should|can|give it|do i|is|each|every|remind|asks|asked)
gave|took|given|taken ..8 (twice|double|too much|too many|10 times|ten times|3 times|again) ..4 today|(within|hour|in a row|much|as|by|@med|the dose) :: a day|daily|how / can|should i / turns
both gave|give ..8 @med
(twice|double|10 times|ten times|3 times|three times) ..3 (as much|dose|the dose|amount|her|his|@med|insulin) & gave|gives|took|taken|mixed|drew|syringe* :: (can|should|do i|is it)
gave|took ..3 @person|him|her ?the ..4 ml|mg|teaspoon*|tablespoon* ..2 instead of
@number ml|mg|teaspoon*|tablespoon*|units instead of
mixed|switched|confused ..4 syringe*|bottle*|med|meds|medicine*|pill*|pills|doses
wrong bottle|medicine|meds|pill|pills|dose|medication|syrup ..12 @med|syrup|gave|took|drank|sleeping & gave|took|drank|was|it :: dressing|wine|milk|cart|order* / delivered|picked up
@person ..4 gave it ..4 again & pill|@med|dose
@med ..4 (gave it|took it|gave him|gave her) ..4 again :: (do i|should i|can i)
overdos* :: (song|movie|coffee|cuteness|chocolate|sugar|screen*|playlist|bad blood|candy|tv|cookies|christmas|work|essay|crisis|class|by natori) / called
@med|tylenol|aspirin|pill* ..4 in ..2 his|her mouth ..3 not his|hers
needle|syringe|insulin ..4 poked|stuck|pricked|injected ..4 @person|himself|herself|@member
# eyes, skin
@hazard ..5 in|into|to ..3 eye|eyes :: tear|free / googly|glue / contact*|draw*|makeup
@hazard ..4 @hazard|splashed|sprayed|squirted|got|rubbed ..5 eye|eyes|face|skin|arm :: sunscreen on|before|apply / makeup|paint* his|her|my face / lotion on
sprayed|squirted|splashed|spilled|rubbed|poured|got ..5 @hazard ..6 eye|eyes|face|mouth|arm|burn*|skin :: lotion ..2 on / face paint* / sunscreen on
(drain|oven|toilet cleaner|acid|lye|bleach) ..5 on|all over ..2 his|her|my|the ..2 skin|arm|hand|hands|leg|face|legs :: gloves|clothes|shirt|jeans
# bites and stings
bitten|bit|bite|bites|stung|sting|stings|got|stepped ..4 @venom :: costume|book|toy|movie|story / spider ?man / @pet / got ..2 @person
@venom ..2 bit|bite|bites|stung|sting|stings|got ..2 @person|me|us|him|her|my|our :: spider ?man / @pet / costume
# fumes, a carbon monoxide alarm
co|monoxide ..12 headache*|dizzy|nausea*|nauseous|woozy|faint*|(throwing up) :: co parent|worker|workers|sleep*|op|founder|pilot|teacher|sleeper|pay
@gas ..2 alarm|detector ..3 :: battery|batteries|test|install|buy|new|replace|bill|money|prices|remind|where / station|mask
co|carbon|monoxide|gas ..2 alarm|detector ..4 (beep*|going off|went off|keeps|chirp*|sounding|screaming) :: battery|batteries|test|replace|low
car|engine|generator|grill|mower ..3 running ..4 garage|inside|indoors|house & dizzy|sick|head*|we|feel|tired|fumes|sleepy :: errands
mixed|mixing|used|combined|poured ..6 bleach|ammonia ..6 @hazard|vinegar|ammonia|together|throat|cough*|eyes|burn* :: (can i|is it|does)
huff*|sniff*|inhal* ..5 @hazard|cans|can|glue|markers|gas|fumes|whipped|duster :: @pet / sharpie smell
# said differently
@child|he|she|who|kid ..12 @hazard|@drug|stuff ..8 @eat|gulp|swig|sip :: recipe|craft|brush*|dinner|lunch|snack|@pet / paint* / slime|play doh|chalk ..2 party / broccoli|peas|veg* / mushroom* ..2 pizza
(thought it was|thinking it was|looked like|was gatorade|was juice|was candy|was water|was soda) & @hazard|@eat|drank|took|ate|stuff|pill* :: costume|movie
empty pack|packet|bottle|box|blister|package|container ..2 of ..2 @med|@hazard|@drug|pill* :: list|buy|refill|recycle|toss
@person ..4 with ..3 empty ..4 @med|pill*|bottle|pack :: water|milk|juice|gas
mixed|mixes|mixing|swapped|confused|confuses ..1 up ..6 @med|pill*|pills|morning|night|dose*|doses|bottle* & @med|pills|dose|pill :: kids|names|days|shoes
@hazard ..12 eye|eyes :: recipe|makeup|contact|googly|draw*|cake|costume|tear
(squirted|sprayed|splashed|got|flew|went) ..8 eye|eyes & @hazard :: makeup|googly|water gun
(button battery|coin battery|watch battery|lithium coin battery|hearing aid battery|little battery|small battery|tiny battery|round battery|flat battery|magnet*|water bead*) ..10 (not in|missing|gone|anymore|cant find|can not find|lost|not there|disappeared|next to|in his|in her|mouth) :: list|buy|order|replace
@eat ..6 (vase|flower water|toilet bowl|toilet water|mop bucket|mop water|ashtray|cat litter|dog poop|cat poop)
bubble wand|bubbles|bubble solution ..5 @eat|drank|mouth
@eat ..5 (bubbles|bubble wand|bubble solution|bubble stuff|liquid from|juice from the glow|stuff from the|stuff out of|whole tube|whole bottle|whole jar|whole box|whole pack|entire bottle) :: mac|cereal|crackers|cheese|pizza|pasta|salad|chicken|pickles|salsa / water|milk|juice|formula|ketchup|soda|yogurt|peanut butter|fries
coin|battery|marble|magnet*|bead|penny|quarter|screw|pin|@object ..8 (swallowed|swalowed|stuck going down|stuck in his|stuck in her|went down)
swallowed|swallow|swalow* ..2 it|something|one|some|a bunch|them & @hazard|@object|@drug|drool*|toy|battery|coin|sharp :: pride|food|peas|pill ..1 easily
(got into|gotten into|getting into|was in|went through|climbed up to|reached) ..4 (medicine cabinet|purse|pill*|under the sink|garage shelf|cleaning*|liquor*|diaper bag meds|moms bag) :: organiz*|clean
had|took|has ..3 (too much|too many|whole bottle|whole pack|whole thing|all of the|a whole|handful|bunch) ..6 @med|@drug|pill*|pills|gumm*|vitamin* :: work|homework|screen|candy
@child|he|she|who|@member ..3 had|got|took ..5 @eat|taste|piece|bite|lick|sip|mouthful ..4 @plant|@hazard|@drug :: recipe|salad|@pet|mushroom*
@child|@member|baby|toddler ..3 had|got|ate|tried|took ..3 a piece of ..3 @hazard|@plant
water bottle|cup|bottle|gatorade|jar|can ..10 had|with|contained|full of|was ..2 @hazard|antifreeze & drank|drink|sip|gulp|@eat|took
drank|drink|sip|gulp ..10 @hazard :: beer|bath bomb|recipe|tea|water ..2 plants
gave|took|given|taken ..8 (already gave|already took|already had|gave it too|too much|wrong syringe|wrong spoon|wrong bottle|wrong kid|both of us) :: did i|how many|can i|homework
@med ..6 (already gave|already given|already took|already had) ..3 & again|too|gave|2|two|double|bc :: did i
2|two|double|3|three doses ..6 @med :: how|can|when|between|a day|per|every|schedule|left|need
inhal*|breathed|breathing|sniff* ..5 @hazard|marker*|fumes|gas|helium|spray|powder|dust|smoke ..8 :: potion|scented|can i|flowers|cookies
`;
