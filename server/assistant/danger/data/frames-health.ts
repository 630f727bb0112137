// Frames of allergic reactions, of illness for a doctor today, and of questions about doses. Notation: see frame.ts.
export const ALLERGY_FRAMES = `
@mouthpart ..5 @swell ..14 after|ate|eating|had|from|since|drank|tried|@venom|bee|wasp|sting*|stung|@allergen|kiwi|shrimp|nut|nuts|peanut*|egg|eggs|milk|antibiotic|amoxicillin :: (crying|punch*|fell|bump*|dentist|black eye|mosquito|closing time) / burns ..2 soup|hot / last
after|ate|eating|had|from|drank|tried|@venom|bee|wasp|stung|@allergen|antibiotic|amoxicillin|shot|vaccine|penicillin ..12 @mouthpart ..5 @swell :: crying|punch*|fell|dentist|last|hot|ran|swim*|sunscreen|soap|soccer|spicy|mosquito
@swell ..4 @mouthpart & after|ate|eating|had|@venom|bee|wasp|stung|@allergen|hives|antibiotic|itchy :: crying|punch*|fell|dentist|last
@hives ..14 after|ate|eating|from|had|drank|since|@allergen|strawberr*|shrimp|nut*|peanut*|egg*|milk|crab|lunch & (@swell|@vomit|cough*|breath*|wheez*|everywhere|all over|throat|face|mouth) :: (diaper|last|heat|razor|poison ivy|sun|sunscreen|chicken pox|eczema|months|mosquito)
ate|eating|had|eaten|drank|tried|@allergen|amoxicillin|antibiotic|penicillin|stung|bee|wasp|touched|licked ..14 @hives & @person|his|her|@swell|@vomit|now|everywhere|face :: (diaper|last|razor|sun|burn|eczema|chicken pox|allergist|test|out of)
@hives ..8 @vomit|wheez*|breath*|swell*|swollen|throat|puffy|dizzy
@hives ..2 (all over|everywhere|spreading) :: diaper|tires|rash
rash ..2 (all over|everywhere|spreading) & after|ate|eating|from|had|drank|since|@allergen|@venom|sting*|stung|antibiotic|amoxicillin|penicillin|@swell|@vomit|breath*|wheez*|cough*|throat :: diaper|tires
@hives & @swell & @person :: diaper|@fever|mosquito|ivy|last
(stung|sting|bee|wasp|hornet|yellow jacket|ants|fire ants) ..14 @hives|@swell|@vomit|breath*|dizzy|faint* :: (last|nest|keep*|spelling|movie|honey|swollen foot|hand only)
@mouthpart|throat ..3 itches|itchy|itching|tingl*|scratchy|tight|thick|weird|funny ..10 after|ate|from|nuts|mix|shrimp|@allergen|antibiotic|eating|kiwi|had :: cold|flu|dusty|last
ate|eating|tried|had ..10 @mouthpart ..3 itches|itchy|itching|tingl*|tingles|scratchy|tight|thick :: cold|flu|last
used|use|using|gave|give|given|giving|injected|administered|stuck|jabbed|need ..5 (epi|epipen|epi pen|epinephrine|auvi|autoinjector) ..2 :: (expir*|refill*|renew*|prescription|order*|buy|pack|packed|bring|form|trainer|backpack|insurance|cost*|price|pharmacy|pick up|replace|spare|travel*|plane|nurse|school|which|who|where|how many|teach|learn|practice|does|camp|sitter)
(epi|epipen|epi pen|epinephrine) ..4 shot|used|went|now|given|again|second|thumb|finger|leg ..4 :: expir*|refill*|order*|buy|pack*|form|trainer|backpack|where|which|who|nurse|pharmacy|replace|school|does
(allergic to|allergy to) ..8 ate|drank|had|eaten|swallowed|stung|touched|gave|drink|bite & @person|kid|just|now|my|@owner :: can|what|dinner|recipe|ideas|last|test|add|doctor|always
ate|drank|had|eaten|swallowed|bitten ..8 (allergic to|allergy to) :: can|what|recipe|dinner|last|test|ideas|without|lunch at
anaphyla*|anaphala*|anafila*|anafala*|anaphalaxis :: (plan|form|training|class|what is|course)
`;
export const DOCTOR_FRAMES = `
@fever ..8 (days|day 4|day 5|day 6|a week|stiff|rash|lips cracked|red eyes|will not|bulging|limp) :: appointment|policy|contagious
fever ..2 for|of ..3 days|week
months|month|mo|weeks|week|wk|newborn|days ?old ..5 hot|fever|temp|@fever|100* :: bath|food|summer|day|chocolate|soup|coffee|tub|appointment|shots
(newborn|week old|wk old|weeks old|month old) ..8 (wont|will not|not) ..2 nurse|eat|feed|wake|latch|drink|nursing|eating
baby|newborn|skin ..5 yellow|jaundice* ..6 :: paint|dress|room|outfit|onesie|squash|blanket|light
(stiff neck|neck is stiff|neck is so stiff|neck stiff|light bothers|light hurts|lights hurt|hates the light) :: slept|pillow|desk|gym|yoga
spots|dots|rash|specks ..6 not ..2 (fade|blanch|go away|disappear|white) :: carpet|stain*|wall|shirt|dishes|banana*|glass door
purple|red ..1 spots|dots|rash ..8 fever|press|fade|glass|sleepy
has|have|had|is|did|does not ..3 peed|pee|peeing|wet diaper|urinated|peeing in|a wet :: training|potty|bed|dry at night
no|without|dry|few ?wet ?any diaper|diapers|pee|tears|urine ..8 since|today|all|hours|yesterday|when|cries|mouth|night :: buy|list|out|potty|training|changing|bag
(dry mouth|mouth is dry|sunken|very thirsty|super thirsty|so thirsty) & @person|cries|tears|peeing|weight|eyes|fever :: wine|run|soccer
@vomit ..6 (every|everything|each|all night|since|days|twice|three times|nonstop|times|constantly|water|green|black|coffee|sip) :: party|cat|dog|movie|car sick
bloody|blood ..5 diarrhea|stool|poop|diaper|pee|urine|vomit|puke|spit|snot :: test|work
diarrhea ..8 days|blood|limp|nonstop|dry
green|black|white|red|tarry ..3 poop|stool|vomit|puke|bile|diarrhea :: paint
poop|stool|vomit|puke|bile ..3 is|was|looks ..2 white|black|red|bloody|tarry|green :: emoji
green ..1 vomit|bile|puke
belly|stomach|tummy|abdomen|side ..8 (stand|straight|walk|right side|lower right|severe|really bad|screaming|hard as|doubled|doubled over|bloated and) hard :: bed|sleeper|car|time|lol|laughing
pain|hurts ..5 (right side|lower right|can not stand|doubled over)
dog|cat|raccoon|bat|squirrel|rat|horse|kid|child|hamster|monkey|possum|fox|pitbull|pit|shepherd ..2 bit|bite|bitten|attacked|mauled|scratched ..3 @person|me|his|her|my|our|on|him :: (book|nail|nails|vet|off more|by a tick|lip|by the)
bitten|bit|scratched by ..3 dog|cat|bat|raccoon|squirrel|rat|kid :: @pet got|vet
@member|@child|him|her|me ..6 bit|bitten ..4 dog|cat|tick :: dog got|cat got
tick ..12 ring|rash|target|bull*|fever|(days|embedded|head is stuck|head stuck|swollen) :: treatment|flea|tock|meds|drops|collar|vet
(bullseye|bulls eye|target) ..2 rash|ring
bat ..2 in|was|flew ..6 bedroom|room|crib|house|sleeping :: baseball|costume|mobile|halloween|signal
(rusty|dirty nail|fence|metal|tack|wire) ..4 :: color|truck
stepped on ..3 nail|glass|tack|needle|wire :: lego
arm|leg|wrist|ankle|elbow|finger|collarbone|shoulder|foot|knee|nose|toe|@limb ..6 (crooked|bent|looks wrong|deformed|sticking out|popped out|dislocated|broken|broke|snapped|sideways|out of place|looks weird|twice its size|huge|swollen) :: doll*|toy|chair|table|glasses|last|ago|record|healed|picture|2019|2020|2021|2022|2023|2024|2025|robot|costume|cast off
broke|broken|fractured|dislocated|snapped|sprained|popped ..4 arm|leg|wrist|ankle|elbow|finger|collarbone|shoulder|foot|knee|nose|toe|rib|hip :: doll*|toy|chair|table|last|ago|record|healed|2019|2020|2021|2022|2023|2024|2025|robot|as a kid|heart|chicken
heard|felt ..2 pop|crack|snap ..6 knee|ankle|arm|leg|wrist|shoulder|back|neck|walk
can|could|will|does not ..2 (use|walk|stand|put weight|move|bend|straighten|bear weight|lift) ..5 (arm|leg|foot|ankle|knee|wrist|hand|on it|since|after|elbow|shoulder|straight) :: (alone|far|dog|yet|baby walk|to school|without shoes|in heels)
(limping|refuses to walk|will not walk|will not use) :: (dog|cat|to school|home|along)
(gaping|gash*|deep cut|cut is deep|cut open|split open|see bone|see fat|see the white|see the bone|needs stitches|need stitches|stitches now) :: (project|sewing|costume|lilo|knit*|crochet|remov*|out on|ditches|laughing|nine|appointment)
cut|gash|split|sliced|slice ..5 forehead|chin|lip|eyebrow|head|foot|knee|face|finger|hand|thumb ..8 deep|gaping|stitches|open|bone|glue|white|stop|bad
@hot ..8 hand|hands|leg|legs|arm|arms|foot|finger|palm|lap|thigh|baby|him|her|@member|@child ..6 @burn|red|peeling :: recipe|dinner|tongue|calor*
@hot ..2 (spilled|splashed|poured|fell|tipped|dumped|went|all over|landed) ..6 @person|@body|him|her|himself|herself :: recipe|floor|counter|shirt|carpet|table|couch
spilled|splashed|poured|dumped|pulled|tipped|knocked ..4 @hot ..6 @person|@body|him|her|himself|herself|on|lap :: floor|counter|shirt|carpet|table|couch|recipe
(touch*|grab*|picked up|put) ..4 @hot ..8 blister|blister*|burn*|red|palm|hand :: iron ..1 on|shirt
blister* ..4 palm|hand|finger*|leg|arm|foot|face|burn :: shoe*|hike|cleats|new|run*|monkey bars
@headhit|bumped|bonked|hit|hits ..4 head ..12 (@vomit|headache|dizzy|twice|sleepy|goose egg|bump|lump|bleeding) :: last|ago|song|nail
@fall ..2 off|down|from|out ..4 (couch|bed|stairs|steps|changing|table|crib|chair|counter|bunk|swing|slide|monkey|bike|scooter|trampoline|shopping cart|high chair|highchair|stroller|lap|arms) ..10 (egg|bump|head|crying|crooked|arm|cries|bruise|face|walk|@vomit|hurt*|bleed*|lump|dent|wrist|leg|concrete|hard floor|tile) :: asleep|last|ago|toy|laundry
(goose egg|dent in his head|dent in her head|bump on his head|bump on her head|lump on his head|lump on her head|knot on his head) :: goose egg omelet / last
@stuck|put|shoved|stuffed|pushed ..5 up|in|into|down ..2 nose|ear|nostril|ears :: earbud*|headphone*|song|swab|drops|thermometer|mic
barking|barky|seal ..3 cough|coughs|when|like :: dog|dogs|puppy|neighbor|zoo|plush
barks|cough|coughs|coughing ..4 like ..1 seal|dog
noisy|noise|squeak*|whistl*|rattl* ..4 breath*|breathes :: toy|dog
eye ..8 swollen|pus|shut|swelling|bulging|red ..8 fever|pus|shut|pain|see|swollen|vision :: allergy season|dog
pus|oozing ..6 (@body|cut|wound|eye|toe|ear|belly button|it)
red line|streak|streaks ..5 :: green|paint|lottery|card|lights|win*|metro|train|subway|hair
belly button|cord|umbilical ..6 red|smelly|pus|bleeding|oozing|stinks|stink|swollen :: lint|ring|piercing
pain|hurts|burns|burning ..3 when ..2 pees|pee|peeing|urinat* & @fever|back|blood|cries :: potty
testicle*|balls|scrotum|testic* ..5 hurt*|pain*|swollen|twisted|blue|red :: soccer|basket|tennis|golf
(faint|fainted|fainting|faints|passed out) :: couch|candy|flyers|goat*|last|homework|invit*|heart
thirsty ..10 peeing|weight|tired|pee
(losing weight|lost weight) ..6 unexplained|without|thirsty|sick|tired :: (goal|happy|diet|baby weight|proud|gym|exercise|program)
soft spot|fontanel* ..5 bulg*|sunken|sunk|swollen|hard :: for
yellow ..3 eyes|skin :: dress|bird|taxi
pregnan*|weeks|wks|trimester ..10 (not moved|has not moved|not moving|no movement|not felt|seeing spots|headache|contractions|leaking|swollen|swelling|fluid|blurry|bad headache|fever) :: appointment|checkup
baby ..3 not|stopped ..1 moved|moving|kicking ..3 all|today|since|day|in|as :: crawl*|house
tooth|teeth ..5 (knocked out|knocked|pushed in|came out|cracked|chipped|broke|loose|broken) & (fell|hit|grown up|permanent|adult|bleeding|knocked|ball) :: fairy|wiggly|fairy|appointment
splinter|metal|glass|sand|wood|something|stick ..4 in|to ..1 his|her|my|the|@owner eye :: sunscreen|contact|dish*|lens|beholder|catches
poked|scratched|jabbed|hit ..4 in ..2 eye|eyeball :: catches
lump|calf|leg ..8 hot|red|swollen|hurts ..8 flight|calf|drive|clot|surgery|pill
ear ..8 bone behind|behind ..6 (puffy|swollen|red|sticks out|sticking out)
ear infection ..10 puffy|swollen|bone|worse|fever|dizzy|sticking
drooling ..8 swallow|throat|neck|fever|talk
makes|making|made|make ..1 herself|himself|themself|myself ..1 sick|vomit*|(throw up)|puke|gag|barf :: worry*|worri*|crying|candy|cookies|spinning|laugh*|roller|coaster|so|excited
headache ..8 (worst|worst of|vision|blurry|vomit*|stiff|wakes) :: math|taxes|boss|kids
worst headache
numb|tingling|weakness ..4 leg|legs|face|arm|hand|side :: vaccine|slept|shot|dentist
bite ..8 red|swollen|spreading|hot|pus|fever|ring|streak*
infected|infection ..6 @body|cut|wound|piercing|toe|it|spreading|looks :: computer|virus|file|phone|last|antibiotic|drops
allergic ..1 reaction|rash :: last
# in other words
101*|102*|103*|104*|105 & drink|tylenol|motrin|not|days|limp|rash|cries|down|baby|month|months|mo|crying|fever|has|year|yr :: oven|recipe|bake|degree|degrees|heat|road|channel|room|flight|apartment|highway|address|pm|am|at ..1 school|class|5k
not|no ..2 pooped|poop|bm|bowel ..6 (week|days|since|hard)
pain|hurts|hurting|ache*|cramp* ..4 lower|right ..3 belly|side|stomach|tummy|abdomen :: period|workout|laugh*
belly|stomach|tummy ..4 (hard|rigid|swollen|distended|rock hard|bloated) ..4 :: boiled|time|laugh*
bumped|hit|smacked|banged|knocked|bonked ..4 head|forehead|face|nose|tooth|eye ..10 (lump|egg|swollen|huge|bleeding|vomit*|dizzy|blurry|black|goose egg|crooked|purple|size of) :: last year|song
can|could|will|does not ..2 keep ..6 down :: noise|volume|it ..1 down|voice
throws up|throwing up|vomiting|puking ..4 (everything|all day|all night|every|nonstop|constantly|for days)
ear ..4 (leaking|oozing|draining|dripping|bleeding|gunk|discharge|fluid|pus) :: bud*|pod*|plug*
leaking|oozing|draining ..4 ear|eye|wound|incision|cut|belly button
(stuck|embedded|lodged) ..4 (ear|nose|finger|foot|skin|ear lobe|earlobe|eye|gum) :: song|ring light|tune|costume
@person ..6 @limb ..4 (twice the size|huge|swollen|black and blue|bent|crooked|wrong angle|hanging|wont move|numb|will not bend|looks off) :: steak
limps|limping|limp on ..6 fall|fell|ankle|leg|knee|foot|since|hip :: dog|cat
hot|boiling tea|coffee|water|soup|ramen|oil|pan|stove|grease|noodles|iron|chocolate|wax ..8 arm|hand|leg|lap|foot|finger*|chest|palm|thigh|skin :: recipe|dinner|ideas
diarrhea|vomit* ..3 and diarrhea|vomit*|vomiting ..8 (days|limp|weak|tired|sleepy|dry|since)
tick ..14 (ring|circle|rash|target|fever|swollen|still in|head left)
lump|knot|bump ..8 (size of|golf ball|egg|growing|hard|hurts|hot) :: mattress|road|gravy|speed
shak*|chills ..6 fever|103|104
worst|terrible headache ..6 (life|ever|vision|vomit*|neck|light|stiff) :: taxes|math
`;
export const DOSE_FRAMES = `
how much|many ..8 @med :: cost*|left|stock|price|pay|(do we have|refill*|sugar|calor*|is left|insurance|hours|takes to die|store)
what|whats|which|right|correct|max|maximum|recommended|proper|safe|highest ..4 dose|dosage|amount|dosing ..6 @med|baby|kid|give|child|children|toddler|fever|weight :: sunscreen|sugar|fluoride toothpaste
@med ..6 (dose|dosage|dosing|how many|how much|how often|every how|max|per day|per weight|by weight|per kg|for weight) :: left|refill|cost|log|record|stored
every ..1 how|4|6|8 ..2 many|hours|hrs & @med :: log|record|remind|prescribed|add
can|could|should|may|would|is|ok|okay|safe|alright|fine|do|does|will|am|are ..8 give|giving|have|take|taking|mix|mixes|mixing|use|using|crush|split|double|up|stop|skip|combine|alternate|share|cut|add|drink|swallow|put|repeat|raise|increase|lower|restart|switch|wean|quit ..6 @med|meds|dose :: (list|calendar|remind|log|record|cart|bag|lunch|a break|prescription filled|take a picture|take photo|have) ..2 (appointment|buy|pick up|drop off|organize|pillbox|where|store|keep|who|which|vitamin rich|refill|camp form|nurse|form|stock|left|expired meds|note|enough vitamin*|screen)
@med ..6 ok|okay|safe|fine|together|(at the same time|same time|mix|with|while|too much|enough|alright|or) ..8 @med|nursing|pregnan*|breastfeed*|baby|toddler|kid|for|year|together|old|fever|alcohol|wine|teen|a :: (list|buy|sale|log|store|locked|lock|remind|took|gave|every|morning|with breakfast|with food|with dinner|prescribed|refill|pack|and milk|cvs|calendar|add)
@med ..2 and|with|plus|mix* ..3 @med ..6 (ok|together|safe|same time|mix|interact*) :: list|buy|pack
alternate|alternating|rotate|combine|stack|mix|mixing ..4 @med
(threw|throws|threw it|spit|spits|vomit*|puked|spat) ..6 @med|dose|it ..8 again|another|repeat|redo|give
give|gave|it ..3 again|dose & threw|spit|vomit*|@med|missed|forgot :: bath|bottle
forgot|forget|missed|miss|skipped|skip|late|skipping ..6 dose|doses|@med :: remind|log|refill|pick|order|buy|appointment|pack|list|class|practice
(double up|doubling up|double dose|next dose early|extra dose) :: stroller|dates
half|quarter|two|2|3|double ..3 ?a ?of @med ?ok & ok|okay|safe|can|enough|should|give|too much :: list|buy|log|prescribed|left|packs|boxes|bottles|remind
mg|ml|milligram*|tsp|teaspoon*|drops|puffs ..6 (enough|too much|ok|okay|safe|right for|for) ..2 (lbs|pounds|a teen|year|old) :: recipe|milk|water|cream|flour|log|cups|vanilla|prescribed|add|broth|cake
(how long|how soon|when can|how often|how far) ..8 @med|puffs|doses|dose :: (last|left|refill|store|expire*|course|good for|prescription)
@med ..10 lbs|pounds|kilos|kg
lbs|pounds|kilos|kg ..8 @med
old|leftover|expired|last|someone ..2 antibiotic*|@med ..6 ok|still|use|take|give|for :: list|throw|dispos*|refill|order|trash
(wean|stop|quit|come off|stopping|get off|cold turkey) ..5 @med :: (dr|doctor said|doctor says|pacifier|breast*|bottle|list|remind)
what happens if ..4 skip|stop|miss|double|forget ..4 @med|dose|day
aspirin|honey|melatonin|benadryl ..4 for|to ..3 kid*|child*|toddler|baby|1|2|3|4|5|6|sleep|calm|year :: list|buy
does|do|will|would ..2 @med ..3 mix|interact|react|go|work|affect|help ..3 with|on|@med :: cost
# doses in other words
@med for ..3 yes|ok|safe|good|bad|allowed|which :: list|buy
yes|no ..4 @med ..3 for ..3 baby|toddler|kid|child|@member :: list
(how far|how long) apart|between ..4 @med|doses|them
another|more|second|extra|next|repeat ..2 dose|@med & should|can|spit|threw|give|ok|need|already :: stored|log
`;
