// Scenes of illness for a doctor today and of questions about doses: signs in any order. Notation: see frame.ts.
export const DOCTOR_SCENES = `
@fever & days|week|(since last)|(not coming down)|(not go down)|(will not break)|(not breaking)|(keeps coming back)|seizure|rash|newborn :: policy|contagious|(school says)|camp|last|ago|record
@member|@child|he|she|baby|i & (needs stitches)|(need stitches)|gash|gaping|(split open)|(cut is deep)|(deep cut)|(down to the bone)|(see the bone) :: costume|project
(will not drink|will not take a bottle|refuses to drink|not keeping anything down|not keeping fluids|throws up everything|not keep anything down|not keep fluids|not keep water) & @person|@member|baby|toddler|since|day|hours :: dog|cat|noise
burn|burned|blister* & hand|palm|fingers|arm|foot|leg|wrist & stove|iron|oven|pan|blister*|hot|grill|firework*|sparkler :: dinner|toast|calories|candle
(insect|bug|spider|mosquito|wasp|bee) ..3 bite|sting|bit|stung & spreading|swollen|hot|streak*|pus|@fever|huge|worse :: prevent*
(weeks old|week old|days old|months old|newborn) & hot|warm|oven|burning|(burning up)|@fever :: bath|(oven mitt)|summer|bottle|(day out)|water
pee|urine ..4 brown|red|cola|dark|pink|tea|bloody :: paint|dress
eye|eyes & glued|crusty|(swollen shut)|puffy|goopy|(will not open)|bulging|(can not open) & woke|shut|@fever|red|puffy|@discharge|yellow|swollen :: list|makeup|cry*
(since sunday|since monday|since tuesday|since wednesday|since thursday|since friday|since saturday|days now|for days) & (burning up)|@fever|@vomit|hot|puking|diarrhea :: grill|weather|(heat wave)
@discharge & ear|eye|eyes|cut|wound|incision|(belly button)|toe|stitches|piercing|burn|scab :: play|paint*|slime|cleaner|ceiling|roof|bud*|pod*
cut|wound|scrape|incision|(c section)|stitches|bite|burn|scab|toe|piercing|splinter & oozing|pus|leaking|streak*|(smells bad)|spreading|infected|warm|puffy|(opened up) :: paint|hair|roof|faucet|lunch|dinner
bead|pea|bean|corn|crayon|rock|lego|button|coin|popcorn|pebble|tissue|foam|raisin|seed|eraser|marble|blueberry|something|sticker|toy ..4 up|in|inside|stuck ..3 nose|ear|nostril :: song|whisper*
knocked|lost|chipped|cracked|broke|(knocked out) ..5 tooth|teeth & grown|permanent|adult|fell|fall|hit|elbow|bleeding :: fairy|wiggly
drink*|thirsty ..6 (tons|lots|so much|a lot|constantly|nonstop|gallons|all the time|water) & pee*|peeing|weight|bathroom|bed & weight|tired|thirsty|peeing|accidents :: party|training
calf|calves|leg|breast|boob|arm|knee|joint|toe & hot|warm|red & swollen|hard|hurts|sore|chills|@fever|spreading|painful :: sun|sunburn|chicken|grill|turkey|lamb
(c section)|incision|stitches|surgery|circumcision & leak*|pus|red|hot|smell*|@fever|bleeding|opened|open|split :: remov*|appointment|follow
pregnan*|weeks|trimester|bump & baby|kick*|mov* & (not kicked)|(not kicking)|(not moved)|(not moving)|(less movement)|(moving less)|(kicking less)|(not felt)|(stopped kicking)|(stopped moving)|(barely moved)|(not much) :: appointment for
@fever & neck & hurts|stiff|sore|bend|chin|move|pain :: pillow
@fever & (light hurts)|(lights hurt)|(light bothers)|stiff|limp*|hip|(will not walk)|(not walk)|joint*|(not drink)|(not drinking)|(not peed)|lethargic
limp*|limps|limping & hip|@fever|since|leg|wakes :: dog|cat|horse|along
screaming|crying|inconsolable|wailing|cries ..8 hours|(all night)|nonstop|(no matter what) & baby|newborn|legs|belly|@fever|infant|toddler|he|she|@member :: (sleep train*)|movie|cat|neighbor
headache|headaches|(head hurts) & @vomit|throws|vision|blurry|wakes|mornings|worse|week|double :: work|boss
@fall|slipped & hip|back|tailbone|leg|ankle & (can not get up)|(can not walk)|(can not stand)|hurts|swollen|bruised :: asleep|dog|cat
dog|cat|raccoon|bat|squirrel|rat|fox|monkey|possum|hamster|horse|coyote|pitbull & bit|bite|bitten|nipped|scratched|snapped|chomped & skin|punctur*|calf|hand|face|leg|arm|finger|ear|cheek|blood|@member|@child|ankle|deep|me|butt|thigh|wrist :: leash|toy|shoe|couch|treat*|nail*|prevention|class|(each other)|sandwich
raccoon|bat|skunk|fox|stray|squirrel|monkey ..1 bit|scratched|bitten|licked :: baseball|list
@vomit & blood|bloody|green|bile|(coffee grounds)|(not keep)|(since last night)|(all day)|(all night)|(nothing stays)|(every hour)|dry|(not peed)|@fever :: cat|dog
rash|spots & spreading|@fever|blister*|purple|painful & @fever|sick|hot|fast|spreading :: sunscreen|list
(not peed)|(no pee)|(not had a wet)|(no wet diaper)|(no wet diapers)|(dry diaper)|(dry diapers)|(no tears)|(soft spot) & hours|since|today|morning|sunken|night|cries|sunk|mouth|drink* :: list|buy|train*
poop|stool|diaper & blood|bloody|black|white|tarry|(jelly) :: paint|(black jeans)|bag
@limb & bent|crooked|(wrong way)|sideways|(twice the size)|(blew up)|purple|swollen|deformed|(sticking out)|pop|snap|crack & @fall|fell|hit|heard|jumped|game|practice|soccer|basketball|volleyball|trampoline|bike|bars|slide|(can not)|after|slammed|caught :: (last year)|doll|toy
@person|@member|@child & (not walk on it)|(no weight on)|(not put weight)|(any weight on)|(not bear weight)|(will not move his)|(will not move her)|(will not use his)|(will not use her)|(holding his arm)|(holding her arm)
baby|newborn|(days old)|(day old)|(weeks old)|(week old) & yellow|jaundice*|lethargic|(not eating)|(not nursing)|(not feeding)|(too sleepy)|(hard to feed) :: dress|room|onesie|paint*
coughing|spitting|throwing ..2 up blood
testicle*|balls|scrotum|ballsack|nuts & hurt*|pain*|swollen|twisted|sore :: soccer|tennis|golf|basket*|chocolate|recipe|allerg*
pees|peeing|pee|urinat* & hurts|burns|stings|blood|painful & @fever|back|she|he|@member :: potty train*
`;
export const DOSE_SCENES = `
(how much)|many & pound|lb|lbs|pounds|kilo|kilos|year & @med|dose|of ..2 @med :: list ..4 only|left
@med|antibiotic|medicine & expired|leftover|(left over)|(ran out)|(last year) & ok|fine|good|still|safe|can|use|give :: list|throw|dispose|refill|replace|toss|(pick up)|recycle
swap|switch|substitute & liquid|chewable*|tablet*|syrup|drops|adult|childrens|brand|generic & amount|dose|can|same|ok :: class|school|paint|detergent
spit|spat|threw|vomited|puked ..6 half|most|all|it|some|medicine|up & give|again|more|redo|another|repeat & can|should|do|give :: food|peas|milk|formula|dinner
wake ..5 for|to ..5 @med|dose|meds :: remind|alarm
take|give|have ..3 two|2|3|three|double|extra|another|more|half ..3 @med & ok|okay|safe|fine|wants|can|alright|should :: list|buy|cart|left
can|could|may|should|ok|okay|safe ..6 have|take|use|try|share|get|need ..8 @med :: list|buy|store|left|(pick up)|order|refill|picture
mg|ml|milligrams|teaspoon*|tsp|cc & (too much)|enough|right|safe|ok|okay & @member|@child|@med|lbs|pounds|year|kid|he|she :: recipe|cups|flour|vanilla|yeast
`;
