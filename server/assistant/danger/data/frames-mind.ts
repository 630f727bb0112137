// Frames of despair, leave-taking and thoughts of harm to oneself or a baby. Notation: see frame.ts.
export const CRISIS_FRAMES = `
# in plain words
@want ..3 @selfdeath :: (laugh*|lol|haha|hair|phone|battery|plant*|tv|song|of laughter|boredom|hunger|thirst|to jump|jump rope|jump in|jumping|trampoline|overdose of|early|meeting|call|sugar|see it|try|this week|the year|end it) there / die ..2 hard / dying to|for|of / kid*|baby|puppy ..2 is gone / be gone|gone ..3 (week|weekend|days|all day|hours|by|until) / end things ..2 teacher / not be here ..3 monday|friday|saturday|sunday|tomorrow|tonight|weekend|when / plan
@want to ..2 (disappear|vanish|be gone|sleep forever|cease) ..2 for good|forever|completely|from this :: beach|week|vacation|island
want ..3 disappear :: beach|week|vacation|island|weekend|cabin|day|hour|couch|spa|blanket
go to sleep ..2 not|never ..1 wake
not|never ..2 want|wanna ..2 (wake up|be alive|be here|exist|live) :: meeting|boring|party|line|early|baby|him|her|kids|at|for|in|near|with|there|when
hate ..2 (being alive|my life|living) :: (lol|haha|laundry|monday*|traffic|in this|here|with)
(want out of life|want out of this life|tired of living|tired of life|tired of being alive|done living|sick of living|sick of being alive)
life ..3 not|isnt ..1 worth|pointless|meaningless :: insurance|jacket|without coffee / hack*
not worth living :: movie|price|sub|subscription
(no point|the point|any point|see the point|a point) ..2 (anymore|any more|living|going on|to life|in life|in me|being here) :: homework|cooking|folding|laundry|cleaning|school / point in cooking
what is the point ..3 (anymore|any more|going on|living|life|of me|being here|of it all|of anything) :: folding|homework|laundry|cleaning|cooking|algebra|soccer|pta|school
no point ..3 (living|going on|anymore|being here|in me) :: cooking|laundry|cleaning
no reason to ..2 (live|go on|get up|be here)
nothing ..2 (live for|matters anymore)
better off ..3 (without me|if i|dead|without him|without her|i was) :: ordering
@person|they|everyone|everybody|kids|family|all ..4 fine|better|happier|okay|ok|relieved ..3 (without me|if i was gone|if i died|if i were gone|if i were dead|without mom|without dad|with me gone) :: lesson|practice|weekend|trip|party|coffee / saturday|tonight|tomorrow|night out
favor|better ..3 (if i|i am|i was) ..2 (gone|dead|not here|died)
(nobody|noone|no one|who) ..3 care|cares|notice|miss|misses ..4 (me|if i|gone|dead|died|was) :: homework|dish*
wish|wishes|wished ..4 never ..1 (born|dead|was dead|not alive|been born|wake) :: @pet
@person ..4 burden & insurance|better|everyone|us|anymore|family|gone|die :: financial|tax
life insurance ..6 if|money|would|get|dead|gone|worth|you :: premium*|quote*|policy|renew*|call|pay|appointment|agent
(trapped|no way out|only way out|one way out) ..8 except|way|out|end :: escape room|maze|ledge
i am done ..3 (with everything|everything|with life|living|with it all|existing) :: homework|project
can|could not ..2 keep|do|go|take|carry ..2 going|this|on|it|living ..3 (anymore|any more|like this|life|alive|on) :: homework|legos|laundry|lol|haha|whining|traffic|commute|braces|shoes|noise|mess|bedtime|alone every
he|she|husband|wife|brother|sister|son|daughter|friend|mom|dad ..6 can not do this anymore|can not go on|does not want to live
do|does|did not ..1 want|wanna ..3 (live|exist|be alive|be here|go on|wake up) :: in|near|with|there|when|monday|for ?the christmas|thanksgiving|party|weekend|holiday*|summer|school / at work|school|daycare|home|grandmas|this house
# means and plans
how many ..2 pills|@med ..4 take|takes|to|would|does|it|until|before|till|lethal|die|kill|fatal & (die|wake|end|kill|lethal|google*|googling|fatal|it takes|does it) take :: day|daily|per|each|should|can|a fever
@want|plan*|thinking|thoughts ..4 all ..3 pills|meds|@med
pills|gun|knife|rope|razor ..4 in ..2 my|her|his hand|lap|room|mouth|car :: drawer|cabinet / @eat|by accident
(rope|noose|razor blade*|razors|blades|pills|gun|handgun|pistol|revolver|glock|rifle|shotgun|firearm|ammo|bullets) ..5 in|inside|under|from ..3 room|pillow|bed|drawer|closet|backpack|thighs|mattress & teen|@member|daughter|son|her|his|@child|found :: swing|toy|nerf|jump|water|squirt|climb*
razor blade* ..6 cuts|arms|thighs|legs|wrist*
@want|picture*|picturing|imagin*|thoughts|think* ..4 driv* ..6 off|into|tree|bridge|wall|river|traffic|cliff :: trip|road|vacation|golden
driv* ..3 ?the ?my ?our car off|into ..2 bridge|tree|wall|river|cliff|lake|truck|traffic :: trip|vacation
jump*|step* ..3 off|from|in|into ..2 bridge|roof|building|balcony|traffic|overpass|front of :: book|game|minecraft|pool|rope
she|he|@member|they|@person ..3 said ..3 jump :: rope|trampoline|in|pool
took|has|bought|loaded|left ..3 gun ..4 left|and|gone|car|said|drove :: nerf|toy|water|glue|range|hunting
has|have|had|got|made|with ..3 plan ..2 (to end|kill|die|for how|to do it|to jump|to hang) :: meal|lesson|week|work|day
got|have|it ..2 (planned|all planned|figured out|wrote|letters) ..4 letters|notes|goodbye|planned & letters|notes|goodbye|pills|planned :: party|trip|menu|dinner|santa|week|thank
(knows how he would do it|knows how she would do it|know how i would do it|know how id do it)
suicid* :: squad
hang|hanging|hung|shoot|drown|off ?ing myself|himself|herself
choke|hang|strangle*|suffocate* ..2 herself|himself|myself
tried ..2 kill|hang|choke|suffocate|drown|overdose|jump|end
(last day|final day|last night) & (post*|alive|on earth|goodbye|here|texted|said|story) :: school|camp|soccer|season|work|sale|practice|vacation|kindergarten|grade|daycare|teacher
unaliv*|kms|kys :: song
# cutting and burning
cut|cuts|cutting|burned|burning|burns|hurt|hurts|hurting|harm*|scratch*|hit|hits|hitting|starv*|punch*|bang* ..2 myself|herself|himself|themselves :: (hair|shaving|accident*|by mistake|soccer|cooking|stove|knife slipped|playing|fell|slice|piece|check|running|skateboard|out|off|cutting board|a slice|on the|with paper|iron|dancing)
on purpose & cut*|burn*|hurt*|herself|himself|myself|swallow*|took :: toy|sister|brother|spilled|missed
cuts|cut|lines|scars|slashes|marks|scratches ..4 (on|all over|down) ..3 arms|thighs|wrist|wrists|legs|forearm*|inner :: cat|rose|bushes|kitten|dog|brambles|belt|dad|dads|marker|bug|mosquito|sitter|daycare|father
think|thinks ..3 cutting :: sugar|hair|cable|carbs|screen|out|back|budget|dairy|gluten|cost*
cutting ..2 arms|wrist*|thighs|legs|skin|again :: nails|hair|pants|jeans
self harm*|injur*
# leave-taking
(goodbye|good bye|farewell) ..8 take care ..4 kids|children|them|boys|girls :: sitter|party|schedule|bye pip
take care of ..3 (kids|children|boys|girls|baby|them|each other|@member) & (goodbye|sorry|love you|not answering|is not answering|phone off|gone|left|forgive) :: schedule|saturday|tonight|sitter|instructions|while
text*|message*|sent|wrote|posted|letter|note|voicemail ..8 (goodbye|good bye|sorry for everything|forgive me|love you always|last day|i am sorry|take care of|end it|wants to die|final) :: teacher|coach|nanny|card|class|party|cute|thank|farewell
goodbye ..1 letter|note|message|text|video|post :: santa|teacher|coach|nanny|class|team|card|help me write|colleague|school|write a
giving|gave|gives ..3 away ..6 things|stuff|everything|belongings|toys|clothes & worry|anymore|goodbye|soon|need|sad|said|letter :: (goodwill|donat*|sale|friend* party|old)
wont|will|would|do not need|have to worry ..2 about me|her|him ..2 (soon|anymore|any more|much longer) :: appointment|pills|antibiotic
tell the kids ..2 i love|loved :: dinner
what ..2 happen* to ..3 kids|children|baby|them if i|we ..2 (kill*|die|died|was gone|were gone|was not) :: will|estate|lawyer|guardian|trust
done goodbye
be|join ?with ?my grandpa|grandma|daddy|mommy|dad|mom|heaven|jesus & dead|die|heaven|wants :: weekend|saturday|visit
says|said|say|wants|want|wish* ..3 to ?be dead|die|be dead :: (haha|lol|without his|ipad|boredom|laugh*|of)
# harm to a baby or child
@want|scared|afraid|worried|thoughts|urge|picture|imagine|keep ..6 hurt|hurting|harm|harming|shake|shaking|throw|throwing|smother*|drown|drowning|hit|hitting|drop|dropping|stab*|kill|killing ..3 to|baby|him|her|my|the|kids|this|it|@member|face|child|children|them :: (feelings|pinata|party|someone else|shower|ball|teacher|sitter|ride|tantrum|nails|bottle|trash|curve|class|school|plan|playdate|friend|loving|trip|birthday|surprise|he) ..2 will|she ..2 (will|might fall|dog|bully|nice to|something fun|something special|daycare|husband|ex)
@want ..4 do something ..3 baby|him|her|kids|child|myself|@member :: special|nice|fun|good|together|crafty
almost|nearly|just|i ..1 threw|dropped|shook|smothered|slammed ..3 (baby|@member|him|her|the baby|my baby|toddler) ..4 against|wall|down|on|crying|because|crib|couldnt|hard :: ball|party
shook|shaken|shaking the|my|our|him|her ?newborn baby|infant|son|daughter :: bottle|is|has
i ..2 shook|shake|shaking ..3 baby|@member|him|her|infant :: bottle
pillow|blanket ..4 over ..2 face|head|mouth & @want|imagin*|sometimes|picture|thought* :: fort
wanted|want ..2 hurt|hit|throw|shake|kill ..1 him|her|baby|them & scream*|cry*|cries|baby|stop|walk*|birth :: sister|brother
voice|voices ..4 tell*|say*|telling|saying|hear
hear|hearing|hears ..2 voice|voices & evil|kill|hurt|telling|birth|baby|devil :: (song|baby monitor|choir)
baby|he|she|kids is|are ..2 devil|evil|possessed|demon & save|voice|sleep*|slept|hurt|let :: costume|halloween|little|lol
drown|drowning|smother*|suffocat* ..3 baby|him|her|kids :: news|show|in laundry
@want|keep|love|just ..4 (it all|everything|the pain) ..1 stop|stopped|end|over ..2 (for good|forever|tonight|ok)
(it all|everything) to stop ..1 (for good|forever)
made peace ..3 leaving|dying|going|it
# in other words
(better with|better off with|deserve a better|need a better|deserve better|need a different) ..2 mother|mom|mommy|dad|daddy|parent|father|wife|husband :: deal|@med
(be better off|are better off|was better off) & said|says|kids|everyone|family|husband|wife|they|all|he|she|i :: without the| pizza|ordering|buying|driving|staying|renting|making|taking|using|leaving|school|with a
saving|hoarding|stockpil*|collecting|hiding|saved ..3 pills|meds :: list|lock*|dog
blade|blades|razor*|knife|scissors|lighter ..6 (her drawer|his drawer|under her|under his|her room|his room|her bed|pillow|backpack|his bag|her bag) & blood|cut*|arms|sleeves|scared|hiding|hides|found|wrist*|thigh* :: craft|legos
blood ..4 sleeves|sheets|sleeve|razor|wrist*|tissues ..8 blade|cut*|razor|arms
images|visions|flashes|thoughts|picture|imagine|dream* ..3 of|about ..6 (dropping|hurting|stabbing|drowning|smothering|throwing|shaking|killing|harming|crashing|jumping|dying|suffocating) :: movie|book|show|skydiving|rope|pool
throw|throwing|toss|drop|dropping ..3 him|her|baby|them|@member ..3 out|down|against|through ..3 window|stairs|wall|balcony :: ball|toy|trash|paper
scared|afraid|terrified of (myself|what i might do|what i could do|what i will do|what i would do)
life ..3 (no meaning|not matter|nothing left|no purpose|over for me|meaningless|hopeless|too painful) :: lesson|philosophy|cake
tired|exhausted|sick ..1 of (existing|being here|being alive|life|pretending|living|hurting|this life|being me) :: kids fighting|bedtime|over|about|each|with ..2 sister|siblings
left|found|wrote|read ..4 note|letter ..8 (do not look|dont look|goodbye|sorry|love you all|gone|forgive|better off|not coming back|cant do this|can not do this|final)
do not ?come look|looking for me
hate|hates ..1 myself|himself|herself :: haircut|pants|photo|swimsuit
want|wants|wanted ..2 end ..1 this|it|everything|things :: lease|meeting|subscription|contract|membership|party at|practice|the year|fight*|playdate|call|debate|argument|early|with a song
(no hope|lost all hope|can not see a future|no future|no way forward|giving up on life|given up on life|gave up on life) :: stain*|rash|itch*|sleep regression|diaper
do|does|did not ..1 want ..2 do this anymore|any & sorry|wrote|text*|said|life|anymore :: homework|soccer|piano|ballet|practice|swim|gymnastics|dance|lessons|karate|violin|team|job|chore*|keto|diet
wrote|written ..2 letters|notes|goodbye|will ..8 planned|plan|pills|night|ready
google*|googling|searched|searching|search*|looked up|looking up ..6 (how many pills|how to die|how to kill|painless|ways to die|overdose|how much to|suicide|hang|lethal)
how many ..3 pills ..4 (it takes|would it take|does it take|to take to|to die|is lethal|would kill)
posted|post*|story|status|instagram|snap|tiktok|text* ..8 goodbye|(last day)|(wont be here)|(done with life)|(want to die)|(end it) ..10 picking|answer*|phone|worried|scared|reach|respond*
goodbye ..10 (not picking up|not answering|will not pick up|will not answer|phone is off|cant reach|can not reach) :: santa|summer
(kill|kills|killing|hurt|harm|off) ..1 (herself|himself|myself|themselves|themself|my self|her self|him self) :: laughing|lol|workout|gym|work|haha
not|never ..1 be ..1 here|around ..1 (much longer|anymore|next week|next year) & sad|said|says|teen|@member|he|she|friend :: vacation|travel|trip|moving|work
i ..2 (am a burden|am just a burden|am nothing|am worthless|feel worthless|feel hopeless|feel empty inside|ruin everything|am so alone|have nothing left)
he|she|they|teen|@member ..3 (is a burden|feels hopeless|feels worthless|is worthless|wants out|does not see a future|is suicidal|has nothing left|hates life|hates her life|hates his life) :: lol
postpartum ..6 thoughts|scary|hurt|voices|psychosis|rage|intrusive
intrusive thoughts
cut|cuts|cutting|slit|slits|slicing|slashed ..1 his|her|my|their wrist|wrists|arms|thighs|forearms :: hair|sleeves|off|glass|can|window|knife|fell|accident*|scissors|tin
nobody|noone|anyone ..2 (miss her|miss him|miss them|miss me|care if she|care if he|notice if)
everything|it|life|all ..2 (is pointless|feels pointless|is hopeless|feels hopeless|is meaningless|feels meaningless) :: homework|meeting|argu*
want|wish ..2 (it to be over|it all to be over|to be over|this to be over|it over) :: school|week|election|winter|summer|move|renovation|test|season|day to
`;
