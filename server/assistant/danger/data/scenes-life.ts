// Scenes of danger to life: signs that count together in any order, in one clause or two neighbouring ones. Notation:
// see frame.ts.
export const EMERGENCY_SCENES = `
# breath
stops|stopping|stopped|stop|pauses|pausing|quit|quits|forgets|holding ?to breathing|breathe & @person|@member|baby :: crying / nose / exercises|meditation|pilates
squeak*|whistl*|crow*|raspy|(high pitched)|stridor|(high noise) & breath*|inhal* & drool*|croup|every|struggl*|blue|(can not)|ribs :: toy
@chokefood|food|eating|cheerios|swallowed|lego|coin & (no sound|not make a sound|can not speak|can not talk|can not make|no noise|not breathing|can not breathe|mouth open|staring|gray|grayish|blue|purple) :: @fun|dye|icing|popsicle*|frosting|candy|steak|cheese|eyes|cookie*
(pulls in|pulling in|sucks in|sucking in|caving in|sinks in|caves in) & rib*|chest|breath*|skin|neck|stomach|belly
windpipe|airway|(down the wrong pipe)|(wrong hole) & breath*|whistl*|cough*|talk|cry|blue|wheez*|choke*|choking :: fine
quiet|silent|(no sound) & neck|throat & table|eating|paw*|grab*|clutch*|hold*|point*
clutch*|grab*|paw*|claw*|pointing|holding ..4 throat|neck :: giraffe|pillow|ex|he|husband
fingertips|nails|fingers|lips|face|skin ..5 blue|purple|gray|grey|dusky & breath*|gulp*|gasp*|cold|limp|floppy|@person :: paint*|polish|dye|@fun|marker*|popsicle*|slushie|candy
# heart
arm|jaw|shoulder|back & sweat*|clammy|(throwing up)|nausea*|breath & hurt*|pain*|tight|ache*|pressure & jaw|chest|arm :: workout|gym|soccer|fever|flu
chest & @pressed & @cardiac|faint*|@out :: ice|treasure|freezer|medicine|press|drawers|workout|gym|tattoo|cough
chest & @heavypress & @person|@member|dad|mom|husband|wife :: treasure|drawers|freezer|workout|gym|lift*|binder|(baby on)|(asleep on)
heart & stopped|racing|pounding|fluttering|(skipping beats)|(feels funny)|(feels weird) & @cardiac|shock|faint*|@out|pulse|chest|tight :: melt*|excited|nervous|scary
no|not ..3 pulse
# stroke
smile|face|mouth|eyelid|lip|cheek & @sag & @sudden|side|half|@speech|@weak|arm|hand|talks|grandma|grandpa|mom|dad|husband|wife|@grownup :: picture|photo|braces|mask|frame|paint*|@fun|dentist|lipstick|pumpkin|cookie|glasses|teeth|tie|novocaine|mustache
@speech & @weak|@sudden|side|face|(see out of)|vision|leaning|leans|drool*|dizzy|arm|(fine at) :: toddler|baby|email|text|class|therapist|therapy|competition|debate|contest|homework|braces|wedding|election|(for school)|president
(all crooked|lopsided|drooping|dropped|fallen|slid) & face|smile|mouth :: @fun|braces|picture
@sudden & can not ..3 see|speak|talk|walk|stand|move :: phone|screen|glasses|game|page
@sudden & weak|numb|dead ..3 arm|leg|side|hand :: dentist|slept
arm|leg|side|hand ..3 weak|numb|heavy|dead|limp & words|speech|talk*|face|mouth :: dentist|slept|workout
(only half|one half|one side|half) ..5 mouth|face|smile|lip|body :: numb|sleeve|still|dentist|paint*|@fun|photo|picture|shav*|makeup|novocaine|(numb from)
headache & worst|sudden*|thunderclap|exploded & eyelid|@sag|numb|vision|stiff|weak|@speech|vomit*|pass* :: boss|taxes
@weak & hand|arm|leg|side|cup|grip & @speech
talk*|speak*|speaks|speech|sounds|words|voice ..4 strange*|odd|oddly|weird*|funny|thick|thickly|off|wrong & side|corner|drool*|spill*|dribbl*|drip*|lean*|arm|leg|face|smile|suddenly|(since his nap)|(since her nap) :: toddler|baby|text|class|therapist|therapy|accent|phone|video|dentist|novocaine|braces|retainer|teeth|tooth
left|right|one|only ..2 side|corner ..3 mouth|face|lip|lips & drool*|spill*|dribbl*|leak*|drip*|hang*|droop*|(runs out)|(running out)|(falls out) :: dentist|numb*|novocaine|braces|baby|paint*|sore|cut|tooth|teeth|@fun|bib
# unconscious
can|could not ..2 get ..4 wake|respond|answer|react :: text|email|teacher|(for school)|office|support|company|phone|app|school|alexa|siri|(in the morning)
@nosense & @person|@member & drank|drink|@fall|faint*|fainted|floor|nothing|tried|shook|shaking|@med|party|anything|sugar|diabet*|cold|found|collapsed|head :: (through the night)|noon|saturday*|weekend*|coffee|alarm|text*|email*|(for school)|(before 7)|early
(come round|come around|come to) & will|does|not|can & (will not)|(does not)|(is not)|(can not)|(not coming) :: grandma|dinner|visit|house|party|thanksgiving|christmas|playdate
tried|shook|shaking|shake|calling ..3 @person|@member|name & (no response)|(not wake*)|(not respond*)|(no reaction)|(not answer*)|nothing|(and everything)
@out|faint*|@nosense & still|(not awake)|(not talking)|(not moving) :: couch|sofa|nap|(at night)|(in bed)
(face first) ..3 in|into & dinner|plate|@nosense|answer*|table|soup :: snow|cake
(face down)|facedown & bath|tub|pool|water|floor|crib|pillow|mattress|lake|pond :: card*|phone|homework
(dead weight)|(like a rag doll)|ragdoll|(rag doll) & baby|he|she|@member|newborn :: sew*|craft
choking|chocking & baby|@child|@member|help|hurry :: hazard*|prevent*|laugh*|class|food|foods|list|grapes|lego|cut|game
finger|fingers|thumb|toe|hand & (tip is off)|(is off)|(came off)|(hanging off)|severed|(hanging by) :: polish|paint|cast|ring|bandaid|glove
couch|bed|mattress|curtains|carpet|tree|kitchen|house|sofa|blanket ..1 is|are ..1 burning|smoldering|ablaze :: candle|smells|cookies
# seizure
eyes ..4 rolled|rolling|rolls|fluttering|twitching & back|up|shak*|jerk*|stiff|respond*|out|floor :: (rolled her eyes at)|(rolled his eyes at)|attitude|sass*|makeup
(wet himself|wet herself|peed himself|peed herself|bit his tongue|bit her tongue) & shak*|jerk*|stare*|staring|stiff|floor|out|twitch*|confus* :: potty|laugh*
(whole body|arms and legs|body|limbs|eyes) & twitch*|jerk*|shak*|stiff*|spasm*|trembl*|convuls* & (does not look|not look*|respond*|rolled|minutes|mouth|foam*|floor|now|sleepy|stop) :: @fun|cold|dancing|laughing
jerk*|twitch*|convuls*|shaking ..8 minutes|minute|seconds & sleepy|now|limp|baby|he|she|@member :: milkshake|bottle|chicken|timer|workout|(eye twitch*)|recipe
epilep*|seizures & minutes|(this one)|another|(right now)|longer|again :: plan|form|awareness|refill|appointment
# blood
nose & bleed*|blood & minutes|hour|quit|pale|stop|clot*|dizzy :: last|used
@blood|blood|bleed* & pour*|pump*|gush*|spurt*|squirt*|(so much)|(not quit)|(not stop*)|pale|soaked|towel|towels|puddle|(everywhere)|(a lot) :: fake|stain*|test|drive|work|sugar|type|pressure|orange|orange|costume|gums
arm|hand|leg|fist|foot ..4 through ..3 window|glass|door & pour*|cut|@blood|bleed*|deep|see
cut|sliced|chopped|bit|tore|slammed|caught|lost|took ..5 end|tip|top|part|piece ..2 finger|fingers|thumb|toe|ear|nose :: nail|hair|painted
dog|dogs|pitbull|coyote & (by the|attack*|mauling|mauled) & face|neck|throat|head|blood|(let go) :: movie|collar|harness
cut|sliced|slit|gash|wound|stabbed|slashed|punctured & pulsing|pumping|spurting|soaked|towels|(will not close)|(keeps coming)|(not slowing)|artery|(see bone) :: @fun|pizza|steak
# burns, electricity
stuck|put|poked|jammed|shoved ..5 socket|outlet :: cover|charger|plug|(night light)|lamp
pan|pot|oil|kettle|coffee|tea|soup|grease|water & down|over & arms|neck|chest|face|back|legs|belly & hot|boiling|oil|pulled|scald*|burn*|oven|stove :: recipe|shower|massage|(baby oil)
skin ..4 coming|falling|peeling|sliding|comes off|away|loose :: sun|sunburn|potato*|carrot*|orange|chicken|mango|lizard|snake
@hot|coffee|tea|kettle|ramen|soup|pot|oil|water|grease & down|over|on|in & front|chest|face|himself|herself|stomach|lap|back|body & blister*|peel*|skin|scream*|boiling|raw|white :: recipe|dinner|leather|table
@burn ..8 whole|entire|both|(all over)|black|charred|elbow|shoulder :: sun|sunburn*|calories|fat|toast|dinner|cookies|food|marshmallow*|candle|rice
(flared|flare|flared up|flashed|exploded|blew up|fireball|flame) ..5 face|eyes|hair
@fall|fell|tripped|backed|rolled ..4 bonfire|campfire|fire|(fire pit)|fireplace|coals|grill :: asleep|log
cord|wire|outlet|socket|panel|cable|plug|electric*|breaker & shock*|zap*|thrown|electroc*|jolt|(burn on)|(black hand)|burned :: charg*|phone|replac*|electrician|cover|covers|(culture shock)
# water
@fall|fell|went|slipped|go|goes|gone|found|(slid under)|(face down)|facedown & bath|tub|pool|lake|water|pond|river|ocean|waves|swim|swimming & minute*|second*|cough*|moving|pulled|tired|breath*|blue|again|baby|@child|@member :: fully|lesson|duck
blue|purple|limp & tub|bath|pool|lake|water & @person|@member|lips|he|she :: dye|toy|popsicle*|paint*|slide|cold|(lips from)
# head, neck, back, falls
head|helmet|forehead|temple|skull|lump|dashboard|concussion & @headblow & @redflag :: (last year)|(years ago)|pillow|(asleep in)
@headhit & @redflag|(not answer*) :: (last year)|(years ago)
@fall|fell ..6 off|from|down|out & stairs|bike|bunk|bunks|table|bed|scooter|swing|trampoline|ladder|roof|slide|counter|tree|wall|horse|monkey & @redflag :: asleep|(last year)|(years ago)|cat|toy
headache|headaches|migraine|(head hurts)|(head is pounding)|dizzy|woozy & @headblow|crashed|collided|collision|tackled|boards & @vomit|sleepy|confus*|(not remember) :: bug|flu|virus|sickness|covid ..3 hit|hits / (hit by) ..3 bug|flu / (last year)|(years ago)|(asleep in)|cat|dog
into|off|against|on ..2 boards|ice|wall|post|goalpost|pole|tree|floor|concrete|sidewalk|curb|pavement|bleachers|tile|headboard & @headblow|crashed|collided|checked|smashed & @vomit|@redflag :: cat|dog|(last year)|(years ago)|milk|food|(asleep on)|toy
@fall|fell|fallen|tumble*|rolled|dropped|slipped|(came off) & @vomit|(sick twice)|(been sick)|(sick two)|(sick again) & sleepy|drowsy|groggy|dopey|limp|(hard to wake)|(not wake) :: bug|flu|virus|asleep|blood ..2 sugar
(soft spot) & bulg*|puffy|swollen|tight|squishy & fell|@fall|hit|dropped|@vomit|@fever|sleepy|(not nurse)|(not eat)
clear|bloody|pink ..4 fluid|stuff|liquid|water ..4 ear|ears|nose & @fall|fell|hit|head|stairs|crash|dripp* :: cold|allerg*|runny
head & kicked|hit|struck|ball|bat|horse & @redflag
neck|back|spine & @fall|fell|landed|dove|diving|trampoline|(came off)|crash|tackle* & tingl*|numb|(can not move)|(can not feel)|weak :: chair|desk|slept
# hot, cold, locked
forgot|forgotten|left ..4 @young|@child|@member|kids|baby ..6 (back seat)|(in the car)|(car seat) :: stroller|toy|backpack|coat
@young|@child|@member|kids & car|van|trunk|truck|minivan|suv & locked|shut|stuck|trapped|forgot|keys|left|inside|forgotten & hot|degrees|sun|heat|red|sweat*|hours|minutes|(can not open)|(can not get)|(so is)|windows|hysterical|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|100 :: groceries|(ice cream)|toy|stuffy|backpack|jacket|(practice at)|lunch
(keys are in the car) & baby|@child|@member|kid|toddler|inside
(stopped|quit|not|no longer) sweating & @person|@member :: deodorant
heat|sun|hot|practice|overheated|sauna & nonsense|confus*|collapsed|(not making sense)|(burning up)|unconscious|(stopped sweating)|staggering :: oven|(day dreaming)|sauce|topic
snow|freezing|cold|ice|outside & stiff|mumbl*|confus*|(stopped shivering)|(not shivering)|blue|@nosense & night|hours|found|wet|hypotherm*|lake :: costume|cream|pants|popsicle|sculpture
# gas, fire, trapped
(stuck in the|trapped in the|fell in the|shut in the|climbed in the|locked in the) ..2 dryer|washer|fridge|freezer|trunk|well|chest|cooler|elevator :: ball|sock*|toy|laundry
pinned|crushed|trapped ..6 under|beneath|between & @member|@child|him|her|me|he|she|leg|arm :: butterfly|board|(pillow fort)
(hit by|run over by|ran over by|backed over|backed into|struck by) ..3 car|truck|suv|van|bike|bus|scooter|driveway & @member|@child|him|her|he|she|me|my :: toy|lego|insurance|curb|mailbox
hanging|hung|dangling ..4 (by the neck|by his neck|by her neck|from the cord|from the rope|from the blind*)
(buried in|stuck in|fell in) ..2 sand|grain|mud|snow & breath*|out|head|face|chest|buried :: toy|truck|boot
@gasword & @gasill :: station|drops|gassy|tummy|bill|grill
smell|smells|smelling|smelled|reeks|stinks ..6 @gas :: (station|turkey|grill|what a|egg hunt|baby|diaper|fart|him|his|money|candle*|fridge|lunch|breakfast|garbage|disposal)
gas ..2 leak|leaking|smell|odor ..4 (beep*|going off|keeps|screaming|leak|strong|is loud|everywhere|kitchen|house|basement) :: battery|batteries|test|replace|low|install|buy
(gas leak|leaking gas|gas is leaking|gas smell) :: costume|blower|car
cord|rope|string|strap|blind|scarf|necklace|seatbelt|leash|hoodie|slats|bars|rail|crib|fence & neck|throat & caught|stuck|round|around|wrapped|tangled|tight|purple|blue|twisted :: charm|jump|gift
(head stuck|neck stuck|stuck by the neck|caught by the neck) :: song
@heavy ..8 (on top of|fell on|landed on|tipped on|tipped over on|down on|came down on|on) ..2 @member|@child|him|her|me|them|himself & fell|landed|tipped|(came down)|(on top)|crushed|pinned|lift :: picture|video|watch|show
@heavy & tipped|(came down)|fell|landed|toppled & under|pinned|trapped|crushed|@child|@member :: asleep|watch*|glass
oil|pan|grease|pot|stove|toaster|candle|curtain*|towel|trash|outlet|microwave|oven ..5 caught|(on fire)|flames|(up in flames)|glowing|sparking|burning & spread*|fire|flames|smoke|smok*|wall|cabinet*|(what do)|now|it|is :: (smells like)|scent*|cookies|toast
flames|(on fire) ..4 behind|coming|shooting|up|spreading :: candle|birthday|grill
doors|car & locked & strapped|(car seat)|baby|@young|@child & hot|boiling|out|sun|degrees|keys|inside :: childproof|late|practice
hot|overheated|(burning up)|sun|band|practice|hike|camp & dry|red|flushed & @speech|confus*|rambling|(not making sense)|collapsed|stumbl* :: towel|socks|laundry
smoke ..4 under|from|through|in|pouring|filling ..4 door|garage|room|vent|wall|kitchen|hall|hallway|basement|attic :: detector|grill|bbq|(smell of)
we|all|everyone|kids|i ..4 dizzy|headache*|sick|sleepy|woozy & furnace|heater|generator|stove|grill|boiler|pilot :: hungry|recipe
waves|lake|pool|ocean|river|pond & (lost sight)|lifeguard|(went under)|(pulled her)|(pulled him)|(dragged) & (not respond*)|breath*|blue|cough*|limp|sand|@nosense :: lesson|tower|test|class
# birth
pushing|contractions|labor|(water broke)|crowning|(head is) & (not make it)|(not going to make it)|cord|(right now)|(coming now)|(minutes apart)|hospital :: stroller|cart|tour|bag|swing|(labor day)|class
weeks|pregnan*|trimester & headache|(head hurts)|(pounding head) & flash*|spots|lights|vision|blurry|puffy|swollen|swelling
# meningitis
rash|spots|bruises|dots|specks|blotches & (not go away)|(not blanch)|glass|purple|(like bruises) & @fever|temp|stiff|confus*|drows*|sleepy|neck|headache :: @fun
confus*|delirious|(not making sense)|(hard to wake) & neck|@fever|spots & stiff|purple|spots|rash :: pillow
# break-in
(trying the door|trying the doors|trying our door|trying the handle|trying to get in|trying to break in|breaking in|broke in|break in) & man|someone|somebody|guy|he|stranger|they|people :: cat|dog|raccoon|shoes|movie|squirrel
broke|smashed|smashing ..3 window|door & downstairs|(hear them)|(hear someone)|inside|(in the house)|(in our house) & someone|somebody|they|man|hear|people :: ball|baseball|repair*
`;
export const ALLERGY_SCENES = `
@allergen|bee|wasp|shrimp|crab|antibiotic|takeout|party|lunch|sting|stung & after|since|from|had|ate|touched|kissed|tried|trying|eating|grabbed|gave|given & @skinout ..4 @around :: (diaper|sunscreen|sunburn|crying|mosquito|fell|paint*|sauce|dentist|sun|eczema|poison|shirt|lipstick|spaghetti|tomato)
@allergen|bee|wasp|shrimp|crab|antibiotic|takeout|party|sting|stung & after|since|from|had|ate|touched|kissed|tried|trying|eating|grabbed|gave|given & @around ..4 @skinout :: (diaper|sunscreen|sunburn|crying|mosquito|fell|paint*|sauce|dentist|sun|eczema|poison|shirt|lipstick|spaghetti|tomato)
hives|welts & @person|@member|everywhere|covered|cough*|stomach|voice|vomit*|lips|breath* :: (bee hives)|last|honey|keeper*
lips|lip|tongue|face|eyes|eyelids ..4 (fat|balloon|like a balloon|double the size|blown up|blew up|huge|ballooned|swelled) & after|since|from|shrimp|@allergen|wasp|bee|ate|had :: fell|punch*|dentist|hit
throat|tongue ..4 funny|weird|scratchy|tight|itchy|fat|thick & after|since|ate|had|lunch|nut*|snack|party|cookie|@allergen|voice|lips :: cold|flu|strep|sick
(croaky|hoarse|raspy) voice|voice & @hives|swell*|itch*|ate|hives :: cold|sing*
voice ..4 croaky|hoarse|raspy|weird|funny & hives|itch*|swell*|kiwi|@allergen|ate :: cold|sing*
`;

/** Looked for before everything else. */
export const EMERGENCY_FIRST = `
can|could not ..2 wake|rouse ..2 @person|@member ..3 :: school|alarm|(in the morning)|early|work|coffee|want|before|without|noon|breakfast
tried|shook|shaking|shake & (no response)|(not wake*)|(not respond*)|(no reaction)|(not answer*)|(calling his name)|(calling her name)|(and everything) & @person|@member|name :: cocktail|bottle|hands|phone|text
@nosense & pills|@med|drank|vodka|overdos*|took :: (does it take)|(how many)|(not wake up tomorrow)|want|wish|text*|email*|phone|school
`;
