// Signs of danger that are added up: 'kind sign weight: frame'. When the signs of one kind reach the weight TOLD in a
// scene, that danger is recognised; of the frames of one sign the heaviest counts. Notation of the frames: see
// frame.ts.
export const TALLIES = `
crisis parting 2: look|looking after|out ?for them|theo|kids|@child for me|when|once|if :: while|until|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekend|trip|sitter|tonight / (next week)
crisis parting 2: take|taking care of|for them|her|him|@member|@child|(the kids) ..2 (for me|when i am gone|after i am gone)
crisis love 2: tell|told|telling ..1 @member|@child|him|her|them|(the kids)|everyone ?that i loved|love :: dinner|recipe|dish
crisis bye 2: saying|said|say ..2 goodbye|goodbyes :: grandma|airport|summer|camp|school|teacher|friend*|braces|party|to
crisis sorry 2: (not your fault|be better off|better off without|forgive me|sorry for everything|sorry i could not|goodbye everyone|goodbye everybody|hugged everyone)
crisis sorry 1: (thank you for everything|be good for|be brave|i am sorry|i love you all|love you all)
crisis note 2: (the letters|the letter is|a letter for each|letters to everyone|letter for each|a note for each|notes for everyone|letters for the kids|letters for each)
crisis note 2: wrote|left|written|writing|leaving|found ..2 (goodbye|suicide|note|letters) ..1 :: teacher|santa|thank|school|fridge|mailman|neighbor|coach|soldier*|pen / tooth
crisis plan 2: has|have|had|got ..1 plan ..3 date|(how to)|(to do it)|pills|day
crisis plan 4: has|have|had|got a plan ..3 date|day :: night|with|fair|meeting|dinner|party|trip|birthday|night|vacation|for
crisis plan 2: picked|chose|chosen|decided|set ..2 (the date|the day|a day|a date|how) ..2 :: wedding|party|meeting|trip|playdate|dentist|vacation|dinner|sleepover|doctor|for
crisis weary 2: (what is the point of any|what is the point of living|what is the point of being|what is the point of going on|no point anymore|no point in anything|no reason to)
crisis weary 2: (what is the point|what is even the point|no point) :: of|in|guard|to
crisis weary 2: done|tired|sick|finished ..1 with|of ..1 (living|life|being alive|being here|fighting|everything|it all)
crisis weary 2: (i am done|she is done|he is done|says he is done|said he is done|says she is done|said she is done|i am so done|lived long enough|lived my life|had a good run|does not want to go on|can not go on|can not keep going|can not keep doing this) :: with|at|by|homework|eating|packing|school|practice|work|lol|now|in|and ..2 ready
crisis weary 1: burden|worthless|hopeless|useless|pointless|(nothing matters)|(no one would notice)|(nobody would notice)|(no one cares)|(nobody cares)|(can not take it)|(so tired of)|(do not see the point)|(give up)
crisis sooner 2: over|end|ends|done ..1 quicker|faster|sooner|soon :: homework|meeting|winter|game|movie|class|shift|season|school|chores|dishes
crisis sooner 2: stopped|stopping|quit|refus*|(will not) ..3 @med|insulin|eating|drinking|dialysis|heart|treatment ..6 over|quicker|anymore|point|done|end|bother|join|die|go
crisis gone 2: (will not be here|wont be here|will not be around|wont be around|not going to be here|when i am gone|after i am gone|once i am gone|without me) :: dinner|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|start|started|tonight|practice|eat|ate|tomorrow|next / pick / until
crisis gone 2: gave|giving|given|gives ..1 away ..3 (his things|her things|everything|her stuff|his stuff|all his|all her|favorite)
crisis loop 4: belt|rope|cord|scarf & loop|noose|(tied in a)|knot & closet|ceiling|rafter*|beam|shower|door|garage :: swing|hammock|tire|pants|jump
crisis cut 4: took|take|taking|used|using ..1 scissors|razor|blade|knife ..1 to|on ..1 my|her|his ..1 arm|arms|wrist|wrists|leg|legs|thigh|thighs :: hair|sleeve|pants|jeans|dress
crisis finish 4: (finish the job)|(finish it off)|(make it to friday)|(make it through the week)|(make it to the weekend) & i|ill|already|gone|ghost|wish|dont|not :: paint|painting|contractor|homework|deadline|deck
crisis edge 4: i|ive|he|she|@member ..2 standing|sitting ..1 on|at ..2 bridge|ledge|roof|rooftop|overpass|tracks|balcony ..2 :: traffic|picture|photo|view|festival / so pretty
crisis easy 2: (so easy)|(be easier)|(easier for)|(it to stop)|(stop for good)|(it all to stop)|(to end)|(told me how)|(knows how)|(its time)|(it is time)|(be gone soon)|(will be gone) :: recipe|bed|school|dinner|game|leave|practice|weekend|week|pickup|trip / (to go)
crisis note 4: wrote|written|writing ..2 letter|letters|note|notes ..1 for|to ..1 each|everyone|(all of them)|(the kids) ..3 :: thank|teacher*|santa|class|valentine*|camp|lunch*|birthday|christmas|card*
crisis sooner 2: stopped|refus*|quit ..2 eating|drinking|insulin|dialysis|meds|pills|chemo :: @young|meat|candy|chicken|vegetables|soda|coffee
crisis last 4: (goodnight forever)|(goodbye forever)|(bye forever)|(see you on the other side)|(my last night)|(my last day here)|(one last time to say)
crisis last 4: (do not|can not|does not|dont|cant) see ..2 future|(way out)|(way forward) :: work|meeting|job|parking|maze|movie
crisis last 4: (engine on|engine running|car running) & garage & sitting|i|closed|shut|door :: groceries|warm|mower|truck
crisis last 4: (life insurance|insurance money) & (kids would get|would get|get more|better off|worth more|if i was gone|without me) :: bill|agent|quote
crisis last 4: (kids|everyone|they|@member|@child|them|him|her) ..1 know ..2 (not their fault|was not their|wasnt their fault|not her fault|not his fault|wasnt her fault|wasnt his fault|wasnt their|i loved them|i tried)
crisis means 2: pills|gun|rope|noose|bridge|razor*|blade*|rooftop|ledge|overpass|tracks ..3 :: bracelet|bounce|jump|climb*|train|toy|nerf|water|list|game|glue|land|swing
abuse groom 4: coach|teacher|tutor|uncle|neighbor|man|guy|stranger|(older guy) ..4 texts|texting|messages|messaging|dms|asking|asks|asked|wants|sends|sent ..5 pictures|pics|photos|nudes|selfie*|(in private)|(keep it secret)|(meet alone) :: team|game|tournament|family|school|yearbook|schedule|recital|class|holiday
abuse beaten 4: hit|beat|beats|whipped|spanked|smacked|struck ..2 @child|@young|him|her|me ..2 with ..3 spoon|belt|cord|hanger|stick|switch|paddle|shoe|hairbrush|broom|ruler|strap|bottle :: ball|water|snow|pillow|game
abuse mark 2: handprint|(hand print)|(finger marks)|(finger shaped)|(belt marks)|(bite mark)|(black eye)|bruise|bruises|bruised|bruising|welts|(burn marks)|(cigarette burn) :: soccer|football|bike|fell|skate*|banana*|apple*|peach* / playground
abuse strike 2: @adult|(in law)|brother|boss|cousin|landlord|roommate|man|guy|aide ..3 slapped|slaps|hit|hits|punched|punches|kicked|kicks|choked|chokes|shook|shakes|grabbed|grabs|shoved|shoves|spanked|whipped|yanked|dragged ..4 @child|@young|@victim|me|us|him|her|them|face|arm|hair|neck ..3 :: target|goal|ball|funny|bone|drums
abuse force 2: @adult|(in law)|brother|boss|cousin|landlord|roommate|aide ..3 slapped|punched|choked|shoved|yanked|dragged|pinned|shook ..2 @child|@young|@victim|me|us|him|her|them ..3 :: chair|laugh*|table
abuse hide 2: (told everyone i fell)|(long sleeves)|(makeup over)|concealer|(cover it)|(cover them)|hiding|(told everyone)|(said i fell)|(say i fell)|(do not tell)|(not to tell)|(our secret)
abuse hide 2: (wear long sleeves)|(wore long sleeves)|(wearing long sleeves) :: cold|uniform|chilly|sun|picture|weather|snow
abuse again 2: (is not the first)|(not the first time)|(every time he)|(happened again)|(did it again)|(keeps happening)|(gets worse)|(getting worse)|(third time)|(second time this)
abuse again 1: across the|his|her|my face|head|mouth
abuse fear 2: (scared of)|(afraid of)|(terrified of)|(flinches)|flinch*|(when he drinks)|(when he is drunk)|(do not feel safe)|(not safe)|(hides when)|(begs not to)|(wets the bed when)
abuse fear 1: (scared|afraid) to go|come home
abuse lock 2: (locks|locked) ..2 me|him|her|us|them ..2 in|out ..3 room|closet|basement|garage|house|bedroom|night|outside :: accidentally|keys|oops|himself|herself|myself|car
abuse lock 1: (takes my phone)|(took my phone)|(took my keys)|(takes my keys)|(checks my phone)|(controls the money)|(will not let me leave)|(not allowed to leave)|(blocked the door)|(stood in the door*)
emergency pupil 4: pupil|pupils ..3 bigger|larger|different|huge|uneven|blown|smaller :: class|teacher|cat
emergency head 4: (worst headache)|(thunderclap headache)|(like a thunderclap) ..8 :: hangover|traffic|taxes|meeting|homework
emergency spots 4: purple|(dark red) spots|rash|blotches & (do not go away)|(does not go away)|(will not fade)|(does not fade)|(do not fade)|(when i press)|(with a glass)|(under a glass) :: paint|marker
emergency jelly 4: poop|stool|diaper ..4 (red jelly)|(currant jelly)|(blood in it)|bloody :: jam|toast
emergency numb 4: oil|grease|burn*|acid|steam & (cant feel it)|(can not feel it)|(turned white)|(its white)|charred :: calories|calorie|candle|cd
emergency water 4: pool|pond|lake|tub|bathtub|(hot tub) ..8 (at the bottom)|(on the bottom)|(face down)|(not moving)|underwater :: toy|toys|goggles|leaves|drain|filter|robot|ring
abuse outside 4: ex|husband|boyfriend|stalker|stepdad ..6 outside|(at the door)|(in the driveway)|(in the yard) & bat|knife|gun|hammer|(burn it)|(burn the)|(kill us)|(hurt us)|threaten* :: baseball|batting|practice
emergency stroke 2: (can not smile right)|(smile is crooked)|(smile is off)|(half smile)|(can not smile)
emergency speech 2: (talking nonsense)|gibberish|(words are jumbled)|(words are mixed up)|(can not find words)|(can not find her words)|(can not find his words) :: toddler|baby|theme
emergency soak 3: soaking|soaked|soaks|filled|filling ..3 pad|pads|towel|towels|sheets ..3 :: pool|beach|bath|rain|spill*|beans|milk|juice|diaper
emergency soak 3: clots ..1 :: cream / milk
emergency soak 2: clots|(gush of blood)|(gushing blood)|(bleeding a lot)|(so much blood)|(blood everywhere)|(will not stop bleeding)|(bleeding through)
emergency faint 2: faint|fainted|fainting|lightheaded|woozy|(see stars)|(seeing stars)|(passing out)|(pass out)|(passed out)|(blacking out)|collapsed|clammy :: candy|flyers|early
emergency faint 1: dizzy|pale|gray|grey|sweaty|sweating|shaky|(very weak)|(so weak)|cold :: paint|dress
emergency blue 2: blue|purple|bluish ..2 lips|mouth|fingers|fingertips|nails|face|skin|tongue|around :: popsicle|lollipop|marker|slushie|raspberry|paint*|candy|polish|icing|frosting|cake|gatorade|icee|freez*
emergency blue 2: lips|mouth|fingers|fingertips|face|skin ..3 blue|purple|bluish :: popsicle|lollipop|marker|slushie|raspberry|paint*|candy|polish|icing|frosting|cake|gatorade|icee|berr*
emergency limp 2: limp|floppy|(ragdoll)|(rag doll)|(not responding)|(will not wake)|(can not wake)|(hard to wake)|(wont wake)|unresponsive|(eyes rolled)|(not answering me) :: biscuit|lettuce|celery|plant*|bunny|toy|up ..3 school|texts|phone
emergency breath 2: @hardbreath|(can not breathe)|(ribs)|(sucking in)|wheez*|(can not talk)|(can not catch) :: laugh*|bbq|beef|grill|roast|pork|rub|recipe|chest
emergency chest 2: chest ..4 @pressed|tight|crushing|heavy|squeez*|elephant :: freezer|drawers|toy
emergency stroke 2: slurr*|droop*|(one side)|(half his face)|(half her face)|(can not lift)|(words are wrong)|(not making sense)|(makes no sense) :: flower*|pizza|plant*|essay|instructions|recipe
emergency fit 2: @seizure :: drill|class|dance|dog|movie
emergency drop 2: fell|fallen|rolled|dropped|dove|jumped ..5 roof|ladder|balcony|stairs|window|(top bunk)|(second floor)|(changing table)|counter|shed|tree|loft ..2 :: ornament|phone|ball|leaf|leaves|toy|book|cat|laundry
emergency after 2: vomit*|(throwing up)|(threw up)|(thrown up)|puk*|(so sleepy)|(really sleepy)|(acting weird)|(acting strange)|(acting drunk)|confused|(cries differently)|(one pupil)|(same question)|(same thing over) :: dog|cat
emergency heat 2: (in the car)|(hot car)|(in the sun all)|(in the heat) & @young|@child|grandma|grandpa & hot|sweat*|red|limp|locked|windows|drowsy|confused|stopped :: groceries|tub|song*|seat|recall|milk
emergency shock 3: (electrocuted)|(got shocked)|(live wire)|(outlet ..3 fork|knife|key)|(lightning ..2 hit|struck)
`;

/** Signs that some harm was taken by mouth, next to what can do it. */
export const TRACES = `
poison: @hazard|@drug|@adultmed & (thought it was|thought the|thought that it was|thinking it was|looked like candy|looks like candy|tasted like candy|looked like juice|mistook|mistaken for|instead of his|instead of her) & @child|@member|@person :: recipe|list|movie|costume|said|smelled|bubbles|funny / i thought
poison: @hazard|@drug|@adultmed|@booze & (some are bitten|bite marks|teeth marks|tooth marks|bites out|bite out|bite missing|bitten|chewed up|chewed through|chewed on|chewed open|nibbled) :: dog|puppy|cat|bunny|snake|bug|crayon* / nails
poison: @hazard|@drug|@adultmed & (half the|half of the|most of the|the whole|almost all|about half|all of the) ..2 bottle|container|pack|packet|tube|box|bag|jar|small bottle & @person|@member|@child|breath :: list|buy|clean*|left|need|used|use|using|wash*|spilled|laundry|toilet|floor|carpet|sink
poison: @hazard|@drug|@adultmed|@booze & (on his breath|on her breath|breath smells|his breath|her breath|in his mouth|in her mouth|around his mouth|around her mouth|on his lips|on her lips|on his tongue|on her tongue|all over his face|all over her face|down his chin|on his teeth|on her teeth) :: mouthwash|(face paint)|brush*|toothbrush|popsicle|frosting|sunscreen|lotion|marker*|crayon*|slime|paint
poison: @hazard|@drug|@adultmed|@booze & licking|licked|sucking|sucked|slurping|sipped|sipping|chugged|gulped|tasted|tasting|nibbling|munching|snacked|snacking|swigged|guzzled & @child|@member|@young :: dog|cat|adult* / (glass of)
poison: @hazard|@drug|@adultmed & (got into|gotten into|helped himself|helped herself|found him with|found her with|caught him with|caught her with|got hold of|got ahold of|playing with an open|sitting with the open) & @child|@young|he|she :: dog|argument|slime|crayon*|marker*|paint|chalk / (got into a)|(got into the camp)
poison: @hazard|@drug|@adultmed & (coughing|gagging|drooling|foaming|throwing up|threw up|vomiting|burning mouth|mouth hurts|throat burns|so sleepy|really sleepy|acting drunk|acting weird|wobbly) & @child|@young|he|she :: dog|cat|cold|flu|fever|clean*|carpet|laundry|teething|amoxicillin|antibiotic*|tylenol|motrin|car / remind|list
poison: @med & (half the|half of the|most of the|the whole|whole|almost all|all of the|way more|a lot of|handful of|bunch of) ..3 bottle|box|pack|packet|strip|gummies|pills|tablets|than & took|ate|had|drank|swallowed|chugged|gone|finished :: list|refill|left|buy|need|pharmacy|course|week|days|months|expired
poison: toothpaste|vitamin*|iron|gummies|(eye drops)|(contact solution) & (the whole|whole|half the|most of the|all of the) ..2 tube|bottle|box|jar|pack & @young|@child|face|mouth|breath :: list|left|buy|need|sink|counter|floor
poison: mushroom*|berries|leaf|leaves|petal*|seeds & bitten|bites|bite|chewed|chewing|juice|stained|mouth & yard|garden|bush|lawn|woods|hedge|park|(play kitchen)|outside|hike :: dog|smoothie|recipe|pie|salad|bug|mosquito
`;

/** A reaction, or a stored allergen and a mouth. */
export const REACTIONS = `
allergy: @shunsnuts & nut|nuts|peanut*|cashew*|(tree nuts)|almond*|walnut*|pecan*|pistachio*|hazelnut*|nutella|pesto|praline*|marzipan|satay & ate|eaten|eating|had|shared|bite|bites|tasted|tried|gave|given|licked|traded|finished|swallowed|crumbs|wrapper|handed|offered|mouth|traces|ingredients|kissed|spoon|sample*|smear*|hands :: free|recipe|without|list|class|avoid*|policy|menu|buy|form|meeting|before|next|saturday|camp|appointment|challenge|allergist|plan|make|bake|dinner|should|can / no|not|never|which|safe|ok|last|does|do|did|want*|need*|instead
allergy: @shunsegg & egg|eggs|meringue|mayo|omelet*|custard|quiche|frittata|(french toast)|aioli|batter & ate|eaten|eating|had|shared|bite|bites|tasted|tried|licked|finished|swallowed|grabbed|wrapper|handed|mouth|ingredients|spoon|smear*|hands :: free|recipe|without|list|class|avoid*|hunt|menu|buy|form|next|plan|make|bake|dinner|should|can|dye*|easter|allergist / no|not|never|which|safe|ok|last|does|do|did|want*|need*
allergy: scratch*|itch*|itchy|hives|welts|blotch*|splotch*|swell*|swollen|puffy|(red bumps) & vomit*|(throwing up)|(threw up)|puk*|wheez*|cough*|(clearing his throat)|(clearing her throat)|hoarse|swell*|swollen|puffy|tingl*|hives & restaurant|cafe|lunch|dinner|dessert|ate|eating|eat|snack|cookie|cake|party|buffet|potluck|(ice cream)|bakery|food|takeout|candy|sting|stung|bee|wasp|antibiotic|amoxicillin|cetirizine|(new medicine) :: dog|cat|cold|flu|mosquito*|recipe|poison / days|week|eczema
poison: bleach|clorox|cleaner|cleaners|ammonia|drano|chlorine & vinegar|ammonia|mixed|mix|fumes|together|cleaner & burning|burns|coughing|dizzy|(can not breathe)|(eyes water)|(eyes burn)|sick|headache|throat :: recipe|list|stain|laundry|test
poison: @med|pill|tablet|capsule|zofran & dropped|spilled|loose|fell & gone|missing|(can not find it)|(can not find one) & baby|@child|crawling|@young :: phone|refill|pharmacy|list
poison: shots|drinking|drank|vodka|edible|edibles|alcohol ..12 (can not stand)|(can not walk)|(can not stay awake)|(will not wake)|(keeps passing out)|(throwing up)|puking|slurring :: flu|vet|dog
`;
