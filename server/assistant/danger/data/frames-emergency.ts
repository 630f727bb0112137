// Frames of dangers to life: breath, consciousness, heart, blood, falls, burns, water, fire. Notation: see frame.ts.
export const EMERGENCY_FRAMES = `
# breath
@person ..6 @hardbreath :: because|from|after ..2 crying|laughing|running|joke / baby monitor / nose|nostrils @stuck / @hardbreath ..3 exercises
@hardbreath ..4 @person :: baby monitor / laughing|joke|exercises
@chokefood ..4 @stuck ..4 @throat|neck
something ..3 @stuck ..3 @throat
@stuck ..4 @throat :: frog / song|tune
@person ..3 @choke ..2 on ..4 @chokefood|@object|something|his|her|it :: hazard* / prevent* / so hard / laughing
@person ..2 is|are|still|keeps|was|just|started ?just choking|chocking|chokeing :: laughing|laughter|up|hazard*|under|emails|paperwork / choking me|up / throat
inhaled|swallowed|@eat ..4 @chokefood|@object ..10 cough|coughing|breathe|breath|breathing|wheez*|talk|air :: syrup / chips
nothing comes out & cry|cries|choke*|talk|cough
@person ..4 can|could|will not ..1 cough|talk|speak|cry|scream|breathe|breath|swallow :: @person to / speak to|with|english|spanish|up / (talk to|about|right now|on|with|back) / cry it|about|over / at work|right ?now
@person ..2 @choke ..6 blue|purple|air|breath|talk|cry
opening ..2 mouth ..6 air|nothing|silent
@mouthpart|skin|nails|fingertips ..5 blue|bluish|purple|purplish|grey|gray|pale|white & cold|breath*|@out|he|she|baby|his|her|lips :: paint*|lipstick|popsicle*|icing|frosting|candy|dye|marker*|polish|hair|costume|shirt|sky|dress|whiten* / stain*
turned|turning|turns|went|going|gone ?all ?really blue|purple|grey|gray|ashen :: paint*|lipstick|popsicle*|icing|hair|dye|leaves|water|slime|jersey|team|couch|walls
grunting ..3 breath*
breath|breathe ..4 so bad|sucking|ribs|grunt*
inhaler|nebulizer|albuterol|puffer ..6 not ..3 helping|working|help|work|doing|enough
can|could not ..2 finish|say|get ..3 sentence|word*|words|air|breath
(asthma attack|asthma is really bad|asthma is so bad) :: last / plan
# consciousness
@person ..6 @seizure :: last / medicine|meds|dog|plan|history / about @seizure / jerk chicken
@seizure ..8 minutes|mins|now|stop|stopping|again|floor|@person :: last / history / beef|chicken / plan|meds
@person ..5 @out :: tooth|teeth / (my text|my texts|my email|my call|my calls|her phone|his phone|my message) / for school|work|breakfast|practice / on time|early|in ?the morning / from work / floppy hat|disk|ears|bunny / phone|wifi|internet|printer|game / candy|flyers|invitations / text|texts|email|emails|calls|messages / in and out / @person is limp* / on the couch|sofa / after ..2 party|turkey|dinner|movie / collapse* ..3 laughing|tent|stroller
@out ..4 @person ..6 @fall|@headhit|heart|@blood
can|could|will not ..2 wake|rouse ..4 @person|up :: for school|work / (in the morning|on time|without|early|alarm|before) / please do / do not wake|tell|want / up early|at|before|yet
@person ..6 will|can|does not ..3 wake|rouse :: for school|work|breakfast / (on time|early|morning|alarm|before|up at|night) / (me|us|the baby|his|her) ?little brother|sister
will|does|can|is not ..1 open|opening his|her ?own eyes
@person ..6 @headhit|@fall ..12 @out|@drowsy|unconscious :: asleep|love / last|ago
@headhit|head ..12 @out|@drowsy :: last|ago / pillow / book|homework
@fall ..4 @person ..12 @out|@drowsy :: asleep / furniture|shelf
@fever ..12 (limp|floppy|@seizure|hard to wake|unresponsive)
hard|difficult|impossible to wake & @fever|purple|rash|baby|newborn|head|sugar|pills
barely|hardly ..2 wake|waking|rouse & @fever|sleepy|drowsy|floppy|limp|rash|head|sugar|pills|vomit* :: for school|work / coffee|alarm|morning|@med early
no pulse|heartbeat
not breathing :: baby monitor / fish
is he|she|@person dead|dying|dead|dying :: phone|plant*|car|fish|battery / dead tired|serious|asleep|set|end / dying to|for|of|laugh*
sugar|glucose ..3 is|at|of|was|reads 1|2|3|2*|3* & @out|@drowsy|diabetic|sense|shaky|confused :: 35* / spoon*
diabet* ..10 @out|@drowsy|shaky|sense
shaky|shaking|trembl*|jittery & sweat*|clammy|confused & sugar|glucose|insulin|metformin|diabet*
shaky|shaking|trembl* & sweat*|clammy & confused|sense|@drowsy|@out
drunk|vodka|drank|alcohol|drinking ..8 not ..3 wake|waking|responding
# heart, stroke
chest ..6 elephant|crushing|tight|tightness|pressure|hurts|pain|squeezing|stabbing :: chest of / day|workout|gym|cough|cold / last
pain|numb*|tingling ..6 left arm & chest|sweat*|jaw|dad|husband|mom|@person :: vaccine|shot|tetanus / last
@mouthpart|side ..5 droop*|hangs|hanging|sagging|slipped|crooked|numb & speak|talk|arm|side|suddenly|stroke|speech|right|smile :: picture|frame|braces|teeth
can|could not ..2 lift|move|raise|feel ..4 arm|leg|legs|arms|side|face|neck :: heavy|bag|box|couch / last
gibberish|slurr* :: toddler|baby|babbl*|email|text / talks|speaks
suddenly ..3 can|could not ..2 speak|talk|see|walk|move|hear
# blood, wounds
@blood ..8 (everywhere|gush*|spurt*|squirt*|pour*|pumping|soaking|soaked|towel*|puddle|pool|through|non stop|will not stop|does not stop|a lot|so much|ton) :: drive|work|sugar|test|pressure|type / fake / stain*|shirt|orange / nose
(so much|lots of|ton of|tons of|a lot) of @blood :: fake / work / test*
@person|his|her|hand|leg|arm|wrist|finger|it|cut ..8 squirting|spurting|gushing :: water|gun|ketchup|milk|nose
bleeding through|heavily|badly|out|everywhere|profusely :: gums
stop the bleeding|blood
bleed*|blood ..8 pregnan*|weeks|miscarr*
pregnan*|weeks|miscarr* ..8 bleed*|blood :: test / work
@limb ..8 (cut off|is off|came off|chopped|severed|ripped off|hanging off|hanging by|tip off) :: chicken|doll|shoe
tip|end|top ..4 finger|finger*|thumb|toe ..6 off|gone
finger|thumb|toe|hand ..10 tip is off
stick|sticking|stuck|impaled|embedded|nail|knife|scissors|glass|stick|pencil|skewer ..4 in|into|through|out ..3 eye|belly|stomach|chest|neck|throat|head|back|leg|thigh :: sunscreen|shampoo|soap / mind / song
(stabbed|gunshot|shot himself|shot herself|shot in the) :: back / flu|vaccine / heart / picture|video
# falls, crashes, crushed
@fall ..4 from|off|out|through|down ..3 (window|roof|balcony|tree|treehouse|tree house|second|third|story|ladder|cliff|horse|deck|ice) :: doll*|toy|ball|phone|leaves|apple*|cone|cream
(@fall|tipped|fallen|came down) ..5 on|onto ?top ?of ..2 @young|baby|@member|him|her|toddler|child|kid :: asleep / water*
dresser|tv|television|bookcase|bookshelf|shelf|wardrobe|fridge ..4 @fall|tipped ..5 @person|him|her|on
@headhit|@fall ..14 clear stuff|fluid|liquid ..6 ear|nose
clear fluid|stuff|liquid ..6 ear|nose :: runny
@headhit|hit ..10 does|do not know where|who|what
can|could|does not ..2 feel|move ..3 legs|arms|toes|feet|body|neck
broke|broken|snapped his|her|my neck|back :: phone / camel
car|truck|bus|van|suv|driver|motorcycle|train ..2 (hit|ran over|backed over|backed into|struck) ?my|our|a @person :: our ?parked car|house|mailbox|fence / dog|cat|deer
(hit|struck|run over|ran over|backed over) by ..3 car|truck|bus|van|suv|tractor|mower|train
got|were|was|been ?just ?in ..2 (crash|car accident|wreck|car crash|rollover) :: course / last|ago / insurance
@person ..4 lawn mower|lawnmower|chainsaw|blender ..6 foot|hand|finger|toes|@blood
lightning ..4 hit|struck ..4 @person|near|field
# burns, electricity
(boiling|boiling water|hot oil|hot grease|scalding|kettle|pot|grease) ..8 (@trunk|all over|himself|herself|arms and legs) :: recipe|pasta
@trunk ..4 @burn :: sun|sunburn*|sunburned / calories|fat|heart|soup|mouth|incense
@burn ..6 (@trunk|whole|all over) :: sun|sunburn*|sunburned|calories|fat|food|cookies|toast|dinner
(outlet|socket|electrical cord|live wire|power line) ..8 shock|shocked|zapped|electrocuted|fork|stuck|burned
fork|knife|key|finger|fingers ..4 in|into ..3 outlet|socket|toaster
(electrocut*|got zapped|got shocked|electric shock) :: prevent* / eel
# water
@person ..6 (under|face down|facedown|floating) ..3 @water :: sub*
found|pulled|fished|got|dragged ..4 @person ..4 under|in|out|from ..4 @water :: out of bed / school / ready|dressed / the pool bag / early
pulled|fished|dragged ..4 out of|from ..4 @water
@fall ..2 in|into|through ..4 @water|ice|well :: asleep / love / toy|phone|ball|hat|goggles / wishing
(swallowed|inhaled|breathed in|sucked in) ..4 water & pool|@water|cough*|sleepy|tub|bath|swim* :: bottle|glass / toothpaste|lesson
@person|kid|boy|girl ..3 @person|is|was|are|almost|nearly ?almost ?nearly drowning|drowned :: news|read|show|laundry|emails|work|paperwork|book|boy ..6 nearly drowns / drowning in / @pet
almost|nearly drowned :: @pet / last / ago / laundry|emails
# heat, cars, cords, suffocation
@young|@person|him|her|kids ..4 in ..2 hot ?parked car|van :: seat
@young|@person|kids|him|her|keys ..5 locked|stuck|trapped ..3 in|inside ..2 car|trunk|dryer|freezer|fridge|washer :: locked his|her|my|the|@owner keys / keys ..2 in ..2 car alone / seat
@young ..4 car ..6 locked ..6 keys|inside
locked ..3 @young ..4 car|in ..2 car
(heat stroke|heatstroke|not sweating)
cord|string|rope|strap|drawstring|necklace|blind|seatbelt ..4 around|round|on ..3 neck|throat :: skip*|charm
caught|tangled ..4 cord|blind|rope|strap ..6 neck
(pillow|blanket|mattress|crib|bumper|plastic bag|bag|beanbag) ..8 (@out|blue|not breathing|suffocat*)
plastic bag ..3 over|on ..2 head|face
suffocat* :: prevent*|risk|plants
# fire
@fire ..5 dryer|oven|stove|house|kitchen|room|outlet|wall|garage|attic|basement|bedroom|curtain*|toaster|microwave|couch|engine|car :: alarm|detector|drill|truck|pit|place|fireplace|station|safety|prevention|dinner|playlist|team / today|song|outfit / stick|sticks|free / breaks / fired / clean*
dryer|oven|stove|house|kitchen|room|outlet|wall|garage|attic|bedroom|curtain*|toaster|microwave|couch|hair|shirt|sleeve|grill ..3 is|are|on|caught|just|smoking|sparking ..2 fire|smoking|sparking|smoke|flames :: detector|alarm|meat|brisket / free
(grease fire|oil fire|kitchen fire|caught fire|catches fire|house fire) :: insurance|drill|movie|pit
smoke coming|pouring|everywhere|filling :: detector|grill|smoker|bbq
# birth, intruder
(water broke|crowning|see the head|head is out|cord is hanging|cord hanging|baby is coming) :: over|home|tomorrow|in june
in labor & head|now|pushing|car|cord|minutes :: day
someone|somebody|man|guy|stranger|he|they|people ..4 trying|kick*|break*|broke ..4 in|door|house|window|into :: record|world|news|habit|shoes / breakfast|school
someone|somebody|stranger|man|intruder is|are in|inside|outside ..2 our|my|the house|window|yard
needs|need|call* ..2 ambulance|911|paramedics :: (teach*|drill|how to|song) / toy
# gas and carbon monoxide
smell|smells|smelling|stinks|smelled|reeks ?really ?strongly ..3 ?like ?of @gas :: (station|turkey|grill|what a|egg hunt|baby|diaper|fart|him|his)
smells|smell like ?rotten eggs|egg|gas :: diaper|fart|fridge|breakfast / gas station
@gas ..2 leak|leaking|smell|odor ..3 :: battery|batteries|test|install|buy|new|replace|bill|money|prices|remind|where / station|mask
all|both|we|everyone ..4 headache* ..8 dizzy|alarm|gas|sick|nausea|furnace :: school|sugar
all|both|we|everyone|everybody|(whole family)|(whole house) ..6 headache*|dizzy|nausea*|nauseous|woozy|(throwing up) & heater|furnace|generator|boiler|fireplace|kerosene|charcoal|(gas stove)|(wood stove) :: school|sugar|stuffy
we|all|everyone|both|kids ..4 headache*|dizzy|nausea*|nauseous|sick|woozy ..14 (better outside|fine outside|better when we go|better when we leave|better once we leave|goes away outside|go away outside|fresh air|only at home|only in the house|only at the cabin) :: stuffy|camp
4|four ..2 beep|beeps|beeping & headache*|dizzy|nausea*|nauseous|sick|woozy|faint*|(throwing up)|alarm|detector|(over and over)|(over n over) :: microwave|oven|dishwasher|washer|dryer|timer|fridge|truck|car
# not where they should be
@person ..2 never|not ..1 get|got|come|came|gotten off ..2 bus|train|van :: last|ago|phone
@person ..2 never|not ..1 get|got|come|came|gotten|make|made|arrive|arrived|show|showed|return|returned ?it ?back ?up ?to ..1 school|home|class|camp|daycare|practice & nobody|(no one)|answer*|where|phone|(can not find)|hours|dark|police|friends|says|said :: @pet|homework|late|lunch*|permission|dinner|work|package
school|office|camp|daycare|sitter|teacher|coach says|said|say|thinks|told ..3 (she left|he left|they left|@member left|never arrived|never showed|never came|not there|is gone|already picked up) & bus|where|(not home)|(not here)|(can not find)|panick*|(not me) :: his|her their|lunch*|jacket|early|retire*
# sugar far too high, a noise at every breath
(type 1|type one|t1d|diabetic|insulin|pump) & (nail polish|fruity|acetone|ketone*) & breath|@vomit|large|high|drowsy|sleepy|thirsty :: recipe|strips
meter|glucose|sugar|dexcom|cgm|libre ..4 hi|high|500|600 & @vomit|ketone*|(nail polish)|fruity|confused|@drowsy|(belly hurts) :: fructose|candy|corn|recipe
squeak*|squeal*|whistl*|crow*|raspy|stridor|noise|noisy|(high pitched) ..5 (breathes in|breathe in|breathing in|breath in|inhales|each breath|every breath|breathes) :: toy|nose|snore*|snoring
# in other words
swallowed|inhaled|choke*|choking ..8 (no sound|silent|can not talk|purple|blue|air) :: paint|icing|popsicle*
(no sound|making no sound|not making a sound|silent) & swallowed|choke*|choking|mouth|face|throat|eating
droop*|drooping|droops|sagging & speech|eyelid|eye|face|mouth|arm|smile|side|words :: plant*|flower*|pants|bunny
speech|words|talking|speaking ..4 mushy|slurred|garbled|jumbled|weird all|nonsense|mumbled :: toddler|baby|potato*
can|could|does not ..3 feel ..2 his|her|my|their hand|hands|leg|legs|feet|arm|arms|fingers|toes|face|body :: cold|snow|freezing|workout|gym
under|through ..2 ice :: skating|rink|cream|bath|cube*
car ..10 (windows up|hour|hours|degrees|heat|sun|95|90|100|hot out) & @young|@child|kids|him|her|left|locked|sleeping :: trip|drive|seat|ride|road|traffic|ac
spray*|pulsing|shooting blood :: paint|spray bottle
couch|bed|mattress|curtain*|carpet|wall|house|kitchen|garage|oven|stove|dryer|outlet|toaster|microwave|hair|shirt|tree is|are|was ..1 burning|(on fire)|smoking|in flames|sparking|smoldering :: candle is burning|smells|cookies
oil|water|coffee|tea|soup|grease ..4 (spilled|poured|splashed|fell|went|tipped) ..3 over|on|onto|all|down ..4 face|chest|head|eyes|neck|back|whole|body|everything :: sunscreen|shampoo|rain|watercolor
eyes|pupils|pupil ..4 (not the same|different size*|unequal|one bigger|not tracking) :: color
having|delivering|delivered|pushing ..2 baby ..3 (right now|now|in the|on the|at home|bathroom|car|here) :: shower|bump|due|room
sugar ..3 is|at|was|reads|of ..2 20|2*|3*|40|4* ..10 sense|confused|shaky|sweat*|pass*|limp|@out|@drowsy|shaking :: calor*|recipe|cup*|gram*
head first|headfirst|neck|spine|dove|diving ..10 (can not move|can not feel|tingl*|numb|confused|vomit*|paralyz*)
lying|laying|lies|found ..5 (garage|floor|bathroom|yard|driveway|stairs|hallway|ground) ..6 (not react|not respond|not move|not answer|can not wake|will not answer|not talking|blue|cold)
does|is|did|will not ..1 react|respond|reacting|responding ..3 :: text*|email*|call*|invit*|rsvp|medicine|teacher|message*|when i ask|to me ..1 asking|discipline
baby|she|he|son|daughter ..3 so cold|ice cold|cold and ..4 dead|not|stiff|blue|limp|breath*|still|grey|gray
is ..3 baby|@person dead :: phone|battery|fish|tired
@swell ..3 throat|tongue ..8 breathe|breath*
trapped|stuck|pinned under ..4 car|dresser|tree|water|shelf|tv|gate
fell|jumped|went|falling ..4 overboard|off the boat|off the dock|into the pool|in the pool|in the lake|in the river :: ball|toy|phone
@person ..4 (stopped crying and|is not crying|will not cry|quit breathing|stopped moving|not waking|cant be woken)
@person ?just (got shot|was shot|is shot|been shot|got stabbed|was stabbed|been stabbed) :: video|photo|basket*|hoops|flu|@med|vaccine|he|three|film*|back|free throw|goal|puck|game|hpv|covid
smoke|fumes ..3 coming|pouring|filling|billow* ..4 :: grill|bbq|smoker|detector|incense
`;
