// Scenes of despair and of violence: what people say, leave behind, hide and fear. Notation: see frame.ts.
export const CRISIS_SCENES = `
# tired of life, a burden
(wish i could just stop|wish i could stop existing|wish it would all stop|want it all to stop|want everything to stop|want the pain to stop|make it all stop|make it stop hurting) & i|she|he :: song|(crying baby)|rain|noise|ads
(tired of fighting|tired of living|tired of existing|tired of everything|done fighting|done trying|no fight left|nothing left in me|nothing left to give|giving up on life|gave up on life|lost the will|no will to) :: (kids fighting)|siblings
(not worth it anymore|not worth living|whats it all for|no future|no way out|no hope|hopeless|only way out|only way to stop) & i|she|he|@member|life|me|says :: homework|game|parking|maze|traffic|team
(would anyone notice|would anybody notice|would anyone care|would anybody care|no one would notice|nobody would notice|nobody would care|no one would care|nobody would miss|no one would miss|who would miss) :: haircut|stain
(i love you take care|tell the kids i love|tell the kids i loved|i loved them|i am so sorry for everything|by the time you read) :: sitter|while|trip|(night out)|saturday
i ..3 (hate myself|deserve to die|should not be here|should not exist|should be dead|am better off dead|wish i was never|wish i had never been)
(see|seeing|is|any|no|the|a) point ..3 (any of it|of it all|of anything|of any of it|in any of it|in anything|anymore|any more) :: homework|laundry|sock*|folding|cooking|cleaning
(in everyones way|in everybodys way|a burden|just a burden|dragging everyone down|ruining everyones|everyones life) & i|me|@person :: financial|traffic|laundry|proof|parked
everyone|everybody|they|family|kids|nobody|world ..8 better|happier|easier|relieved|fine|better off ..6 (without me|without him|without her|if i was|if i were|if i died|with me gone|than with me) :: trip|practice|saturday
(rather be dead|rather be gone|rather not be alive|rather not exist|better off dead) :: @fun|(than eat)|(than wear)
(ready to go|ready to die|want to go) & nobody|heaven|needs|god|alone|anymore|grandpa :: beach|school|park|home|disney|shoes|zoo
(nothing to live for|nobody needs me|nobody needs her|nobody needs him|no one needs me|noone needs me|no reason to stay)
wants|want|wish|wishes|wanting ..4 fade|(fade away)|disappear|vanish|evaporate|(not come back)|(never come back) & she|he|daughter|son|teen|journal|diary|@member|i|eating :: magic|trick|beach|vacation|spa|stain*|weekend|island|cabin|screen|lol
not ..3 (be here|be there|be around|around) ..3 (by christmas|by then|much longer|anymore|next year|for it|to see it|for long) & i|she|he|says :: work|meeting|move|moving|vacation|trip|office|(thanksgiving with)
(not that it matters|wont matter|will not matter|does not matter anymore|nothing matters) & (will not be|wont be|not be there|gone|anymore|here|i) :: homework|score|lol|game
kids|they|everyone|family|baby ..4 fine|ok|okay|(taken care)|set|provided & insurance|(without me)|sorted|letters|gone & i|made|me :: trip|dental|health|car|school|renew*
if i ..3 drove|jumped|crashed|died|disappeared|(was gone)|(were gone)|(wasnt here)|(was not here) :: coffee|lol|beach|(would be late)|faster|to|(there in)
(not turning the wheel|not turn the wheel|let go of the wheel|crossing the line|into traffic|into a tree|into the river|off the road|off the bridge) & think*|thought*|sometimes|want|if|drive|driving :: navigation|skid*|ball|ran
keep|keeps|kept|(can not stop)|always|constantly|sometimes thinking|looking|staring|think|look|going ..4 @means :: (knife set)|game|(bridge club)|movie|lego
not ..6 (make it through|make it to|get through|see tomorrow|survive) ..3 night|day|week|another|morning|tonight|this|it|christmas|winter :: traffic|meeting|(without coffee)|class|gym|concert|practice|recipe|show|potty|lol
not ..2 (be alive|alive|around to see|live to see|see 14|see 18|see 16|see her birthday|see his birthday|see christmas|see graduation|see the new year) :: plant*|battery|fish|dinosaur*|concert|movie
i|she|he|@person ..2 wish|wishes|want|wants|would ..3 dead|(not alive)|gone forever|die :: phone|lol|hair|laugh*|battery
(doing them a favor|doing everyone a favor|do everyone a favor|do them a favor) & i|need|needs|gone|id|me
look|looking|stare|staring|stand|standing ..3 tracks|bridge|ledge|roof|(train tracks)|traffic|water|pills|knives & easy|jump|think*|every|how|step|want|peace* :: (kids play)|view|photo|construction
(quickest way|easiest way|fastest way|best way|painless way|least painful) & go|die|hurting|pain|hurt|end :: remove|splinter|tangle|bandaid|school|store|clean|tooth|(get to)|wax|loss
on purpose & crash*|drove|overdos*|cut|hurt|took|burn*|starv* :: lol|toddler|spill*
(drew|drawing|draws|writes|wrote|poem|journal|diary|notes) & hanging|dead|death|die|(would be better)|gone|(will not see)|goodbye|dying|kill :: christmas|halloween|pictures|dinosaur*|mystery|play
(list of pills|amounts of pills|pills and amounts|stash of pills|pills hidden|pills under|hidden pills|counting her pills|counting his pills|saving pills|saving her pills)
gave ..4 cat|dog|guitar|jewelry|ring|things|stuff|watch|car & (not need)|(will not need)|anymore|goodbye|sorry :: outgrew|(new one)|small
(said sorry for everything|sorry for everything|left his phone and|left her phone and|left his wedding ring|left her ring|kissed the kids) & left|gone|phone|note|sorry|ring :: work|airport|school
someone|something|voice|voices|god|devil ..3 saying|says|tells|telling|wants ..3 me|i|should ..4 drop|hurt|kill|drown|shake|smother|jump|die|throw|leave
urge|urges|thoughts|images|flashes|impulse ..8 pillow|drop|throw|drown|smother|hurt|shake|stab|knife ..5 baby|@child|@member|face|him|her :: fight
(loaded his|loaded the|loaded a) & gun|rifle|shotgun|pistol & tired|burden|said|done|sorry|alone|sad :: hunting|range|season
# asking, searching, means
search*|google*|googling|(looked up)|(looking up)|history|asked|asking|wondering ..10 pills|tylenol|@med|die|dying|painless|(bleed out)|rope|hang|overdose & (how many|would do it|take|lethal|ways|how long|how to|enough|it takes|does it) :: (dose for)|fever|dosage|pediatric*|weight
@med|pills ..8 (would do it|is lethal|without pain|painless|kill you|enough to die|to die|to end it|take to die|kill me|kill a person) :: germs|weeds
(how long|how fast|how much|what|which) ..8 (bleed out|to die|kill you|kill a person|painless|without pain|die from) :: movie|plant*|fish|battery|phone|germs|shot*|vaccine|braces|tooth|splinter|birth
bought|buying|got|took|has|loaded|hiding|hid|keeps|saving|saved|hoarding|stash* ..6 @means|(my pills)|(her pills)|(his pills) & low|depress*|sad|crying|(will not say)|why|(not answer*)|gone|room|up|drawer|drove :: nerf|toy|water|kitchen|chef|list|jump|hunting|range|swing|(pick up)
# harm to oneself, seen by others
@selfmark & @hurtplace & she|he|her|his|daughter|son|teen|@child|@member|my|i & (on purpose)|hid*|sleeve*|herself|himself|myself|says|says|(up her)|all|rows|row|razor|blade*|again|found|saw|secret :: (from the|bush*|thorn*|fell|bike|branch*|fence|glass|soccer|hiking|cooking|grass)
(long sleeves) & scars|cuts|marks|arms|hiding|hide|summer|hot :: list|buy|uniform|shirts
scars|cuts & herself|himself|myself|(on purpose)|(did it)|(is the cat)|(not the cat)|(long sleeves)|hides|hiding|razor* :: surgery|(c section)|acne|movie
punches|hits|bites|burns|scratches|hurts|starves|cuts ..2 herself|himself|myself|themselves & hates|alive|stop|arms|(when she)|(when he)|again|wants|(on purpose)|angry|sad :: accident*|potato*|slice|soccer|wall
razor|blades|blade|lighter|(pencil sharpener) & tissue|wrapped|hidden|hiding|pillow|drawer|under|found & room|backpack|bathroom|bed|daughter|son|@child|@member :: list|buy|shav*|boots|ice
# leave-taking
giving|gave|gives|given ..8 away & fine|without|goodbye|calm|bills|(last night)|sorry|guitar|tools|dog|(everything)|(all his)|(all her)|favorite|jewelry|depress*|sad|quiet & without|calm|goodbye|told|says|said|sorry|bills|acting|odd|weird|sad|quiet|drinking|(fine without) :: clothes|crib|tickets|goodwill|donat*|small|outgrown|cousin|answer|free
(last time) ..4 hear|see|talk ..3 me|us|from :: dentist|saw
bye|goodbye|(love you all)|(sorry for everything)|(look after)|(take care of) & text*|told|wrote|posted|said|note|message|friend|left & (phone off)|(phones off)|(phone is off)|(not answer*)|(each of us)|everyone|friend|(her cat)|(his dog)|kids|worried|(im sorry)|(i am sorry)|gone|(by name)|(will not pick) :: teacher|party|trip|bus|(pet sit*)|vacation|weekend|(while we)|grade|camp|college|sitter
wrote|writing|written|letters|notes|note|videos ..10 when ..1 he|she|i|is|am|are ..2 gone|dead|(not here)|(no longer)
posted|post|posts|story|screen|snap ..8 bye|goodbye|(last day)|(the end)|(love you all) & everyone|screen|teen|daughter|son|@member|worried|friend :: teacher|summer|(school year)|camp
picked|chose|chosen|set ..2 day|date & (told me how)|(told us how)|(told her how)|(knows how he)|(knows how she)|(said how) :: party|wedding|game|trip|recipe
plan & picked|chose|set|decided|(wrote down) ..3 day|date|time|how & he|she|says|said|told|@member|i :: party|wedding|meal|trip|vacation|menu|dinner|renovation|surgery|doctor|coach|practice
# on purpose
took|taken|swallowed|downed ..6 whole|all|bottle|bunch|handful|lot|(all of) ..6 pills|meds|@med|tylenol & boy|breakup|(broke up)|fight|purpose|sorry|note|die|sad|(because of)|crying|argu*|bullied :: toddler|(by accident)|baby
# after a birth, voices
(had a baby|gave birth|since the birth|after the birth|since birth|postpartum|weeks ago|newborn|since he was born|since she was born|new mom) & (not feel anything|feel nothing|not want her|not want him|not want it|not want the baby|not love|not bond*|evil|talking to her|talking to me|voices|hearing things|not mine|not real|wish i never|regret) :: nap|swaddle|bassinet
hearing|hear|voices|voice|things ..6 tell*|telling|says|saying|whisper* & hurt|kill|(do it)|(me to)|baby|evil :: singing|alexa|teacher|coach
baby|@child|he|she|@member ..3 is ..3 evil|possessed|(not real)|(not really my)|(not mine)|(the devil)|(a demon)|(replaced) & i|me|slept|voices|think|birth|since|know|my :: lol|haha|cute|mischiev*|cat|toddler
tv|radio|phone|neighbors ..3 talking|talks|speaking|messages ..2 to ..1 her|me|him & birth|thinks|baby|think|only|secret :: friend
scared|afraid|terrified ..4 of myself|myself|(what i might do)|(what i will do)|(what i could do)|(i might hurt)|(i will hurt) :: haircut|lol
alone with ..4 baby|@child|@member|him|her & (what i might|what i will|scared of myself|might hurt|i might) :: excited
`;
export const ABUSE_SCENES = `
# violence and threats
(walking on eggshells|scared for my life|afraid for my life|fear for my life|fear for our lives|scared for the kids|not safe here|not safe at home|do not feel safe|dont feel safe) & he|husband|partner|boyfriend|ex|@grownup|home|wife|drinking|him|with :: neighborhood|playground|driving|stroller|pool|bike
(hurts me when|hits me when|gets violent|gets physical|got physical|put his hands on|puts his hands on|laid hands on|put hands on|raised his hand|raises his fist|pinned me|held me down|spat in my face|pulled a knife|pulled a gun|pointed a gun|pulls my hair|pulled my hair) :: toddler|baby|@child ..2 pulls / @child ..2 pulled
(forced himself|forced me|without my consent|said no and he|would not stop when|made me have sex|wont take no|touched me while|touched her while|touched him while|touched his|touched her down|puts his hand up|hand up her|hand up my|hand down her|hand down his|hand down my)
hiding|hid|locked|hide & bathroom|closet|bedroom|room|basement|car & @banging|drunk|yelling|(kill me)|(he will)|scared & he|husband|@grownup|boyfriend|ex|partner|dad|him|stepdad :: lol|haha|chocolate|game|seek|(@child is)|are|keeps|(was banging)|pounding|knocking|screaming|yelling / contractor|plumber|neighbor
scared|afraid|terrified & (go back inside|go back in|go inside|come home|go home|gets home|comes home) & him|he|husband|boyfriend|@grownup|ex|dad|stepdad|partner|tonight|what :: dark|storm|dog|fun|spider*
threw|throws|slammed|shoved|pushed|dragged|knocked ..2 me|her|us|mom ..4 fridge|wall|floor|door|stairs|counter|car|bed|down|ground|table :: party|ball|game|swing|birthday|dog / throws|threw her food|dinner|lunch|breakfast|snack|plate|cup|bowl|spoon|bottle|toys|toy|blocks|shoes|clothes|backpack|veggies|peas
pushed|shoved|hit|grabbed|kicked|choked ..2 me ..6 holding|pregnant|baby|kids|again :: swing|dog|toddler
not ..1 give|let ..4 phone|keys|card|money|passport|out|leave|work|friends|mom & boyfriend|husband|partner|ex|he|wife|@grownup & me|my|us :: school|teacher|kid|bedtime|grounded|store|bank|boss|app|toddler|landlord
(not allowed to leave|not allowed to go|not allowed out|not allow me|does not allow me) & he|husband|boyfriend|partner|house|@grownup|says|i :: park|school|pets|quarantine
(restraining order|protective order|order of protection) & outside|here|again|violat*|follow*|house|he|ex|came|shows :: form|copy|renew
if i ..4 tell|leave|go|report|talk|anyone|(take the kids)|left|call ..10 kill|hurt|find|regret|sorry|burn|(never see)|lose|finish|take|pay :: wonder|app|(lose weight)|what
(regret it|make me pay|finish me|finish it|find me|find us|find you|hunt me|burn the house|bury me|no one will find) & he|husband|ex|says|said|if|boyfriend|@grownup|leave :: game|map|seek|homework|gps|book
tracks|tracking|checks|reads|monitors|controls ..3 my|me ..2 phone|location|texts|money|car|clothes|calls & he|husband|boyfriend|partner|ex|@grownup|wife :: fitbit|app|workout|period
(black eye|bruises|split lip|bruise) & told|lied|(walked into)|cover*|makeup|(said i fell)|(say i fell)|work|hide|hiding & i|me|my :: soccer|kid|boxing|toddler|gym
(ask|beg|account|receipt|receipts|permission) ..4 (every|each) dollar|penny|cent|purchase & husband|he|partner|wife|@grownup|me
took|takes|keeps|hid|has|hides|holds ..6 (bank card|my card|my cards|my keys|my phone|my passport|my money|my id|debit card|car keys|my paycheck|my wallet) & husband|he|boyfriend|partner|ex|wife|@grownup & (not allowed|ask|leave|control*|apolog*|not let|every|money|house|let|fight|every dollar|says) :: toddler|repair|accident
husband|boyfriend|ex|partner|dad|stepdad|mom|he|@grownup & drinking|drunk|drinks|high & throwing|throws|hitting|hits|screaming|breaking|smash*|scared|violent|(things) :: ball|coffee|tea|party|water|height
mom|dad|mother|father|stepdad|grandpa|brother|@adult ..2 hits|hitting|hit|beats|beating|punches|punched|chokes|choked|slaps|slapped ..2 mom|dad|mother|father|grandma|grandpa|sister|brother|wife|girlfriend :: goal|homer|cards|chess|egg*|at|with|lottery|a|the
sister|friend|neighbor|cousin|coworker ..4 husband|boyfriend|partner|ex & beats|hits|hit|choked|hurts|threat*|scared|violent :: golf|chess|(home run)
hear|heard|hearing ..4 hitting|beating|slapping|thuds|(being hit)|screaming & kid|child|neighbor*|(next door)|night|wall :: coyote*|music|goal|owl*|game|fireworks
smashed|broke|took|grabbed|threw ..3 my phone & call|police|help|sister|mom|leave|he|(so i) :: toddler|@child|repair|accident*|screen
(loses it|goes crazy|gets violent|punishes me|hits me|gets scary|blows up at me) & he|husband|share|location|phone|if :: toddler|teething|dog
(no judge|no one will believe|nobody will believe|bury me|never see the kids|never see my kids|take the kids from me) & he|says|if|ex|husband|go|leave :: movie|show
hit|hits|slapped|punched|choked|beat ..2 me|her|us ..6 (front of the kids|again|last night|tonight|in the car) :: ball|chess|(car seat)|swing
@abuser ..3 ties|tied|straps|tapes|locks ..3 him|her|@child|@member|them ..4 chair|bed|high chair|closet|room|crib|down :: shoe*|seatbelt|(car seat)|apron
not ..1 feed|feeds|fed ..3 kids|@child|@member|him|her|them|us :: dog|cat|fish|(at school)
flinch*|cower*|freezes|(begged not)|(begs not)|begging|hides|wets|(will not talk) & uncle|stepdad|coach|dad|sitter|@grownup|nanny|grandpa|teacher|brother|(stay there) :: surprise|seek|shots|dark
asked|asks|wants|told|texted|begged ..4 photo|photos|pic|pics|picture|pictures|video|selfie & secret|swimsuit|bikini|underwear|naked|nude*|alone|private|coach|teacher|online|man :: team|yearbook|grandma|cake|cousins|aunt
gets|got|climbs|crawls|comes ..3 bed|room ..4 night & brother|uncle|stepdad|cousin|grandpa|he|dad|man|boyfriend|coach & she|says|her|daughter|touch*|my :: nightmare*|scared|storm|toddler|dog|cat
# children hurt or left
bruise*|marks|welts ..10 (places kids|weird places|odd places|on his back|on her back|inner thigh*|ears|shaped|fingers|belt) :: banana*|soccer|bike
marks|mark|welts|bruises|burns|handprint* & dads|moms|sitter|sitters|daycare|exs|belt|stepdad|nanny & came|back|home|after|from|legs|arms|his|her :: bike|soccer|park|highlighter|marker*|(report card)|(play date)
@abuser ..4 squeez*|twisted|covered|pinched|held|grabbed|smothered|bit|choked ..4 neck|mouth|arm|face|throat|nose & @child|@member|his|her|him|says|said :: blanket|chicken|hug*
put|puts|shut|shuts|lock*|left|leaves|keeps|made|makes|sends ..5 basement|closet|shed|dark|garage|outside|cold|attic|crate & @child|@member|him|her|them|kids & hours|dark|night|punish*|alone|until|cold|(all day) :: storage|box*|toys|cat|dog|clothes|coat*|bike*|boots|stroller|cushion*|play*
not ..2 fed|feed|feeding|bathed|changed & dads|moms|exs|sitter|sitters|daycare|dad|ex|since|mom|weekend|home & came|since|days|friday|saturday|all|him|her|starving|weekend :: dog|cat|fish|hamster|bird|sourdough|parking|plant*|chicken*|wake
(nanny cam|camera|cam|video|footage) & hit*|shak*|slap*|yank*|throw*|grab*|drag* & baby|@child|@member|him|her|nanny|sitter :: wedding|soccer|game|dog|milk
ex|dad|mom|his|@abuser ..3 leaves|left|leaving ..3 kids|@child|@member|baby|them|him|her ..3 alone & night|hours|weekend|bar|days|drunk|work :: sleep|monitor|video
(so hard it left|left a mark|left marks|left bruises|left a bruise) & hit|spank*|slap*|smack*|grabbed|whip*|belt :: ball|table|bike|door|toy|paint
aide|caregiver|nurse|orderly|(nursing home)|carer & hits|hit|slap*|rough|bruise*|afraid|scared|yells|steals|grabs & mother|mom|grandma|grandpa|dad|father|her|him|@member :: note|school
bruise*|bruises & caregiver|aide|sitter|afraid|scared|flinch*|stepdad|boyfriend|daycare|nanny :: soccer|dog|shot*
# afraid of somebody
not want|wanna ..8 (go home|go back|go to dads|go to moms|go to his dads|go to her dads|go to his|be home|come home|get in the car) & dad|mom|stepdad|because|bc|shak*|(how dad)|(what he)|scared|crying|hit*|yell*|uncle|boyfriend|@grownup|cries :: grandmas|fun|park|beach|playdate|swim*|disney|loves|game
not|never|scared|afraid|refuses|begs|hates ..8 alone ..2 with|around ..3 @abuser|him|@grownup :: dark|puppy|homework|thoughts
scared|afraid|terrified|shak*|cries|crying|begs|begging|flinch*|wets|hides ..12 (how dad gets|when dad|dads house|stepdad|moms boyfriend|her uncle|his uncle|of uncle|the coach|of coach|to the sitters|of the sitter|his dads|her dads|of grandpa|comes home drunk|when he drinks|at dads) :: dark|leaves|deploy*|haircut|(work trip)|shaves|beard|movie
(how dad gets|how he gets|what he is like when|when he gets like|the way he gets) & scared|shak*|home|afraid|kids|drink*|(not want) :: hangry|hungry|football|lol|game
# sexual
made|makes|making|told|tells|asked|asks|forced|forces|got ..4 her|him|me|them|@member|@child ..6 clothes|shirt|pants|underwear|top|dress|undress|naked|strip & off|down|undress|naked|strip|take|took|show|lift :: bath|swim*|potty|pajama*|doctor|diaper|rain|wet|muddy|shot*|costume|shower|iron|laundry|fold|wash|(pick out)|try
@abuser & touch*|rub*|kiss*|tickl*|lick*|lap|undress*|naked|shower|underwear|(private*)|massage* & her|him|@child|@member|me|daughter|son & secret|(not to tell)|underwear|under|alone|private*|scared|weird|uncomfortable|(not tell)|naked|lips|promise|locked :: santa|surprise|birthday|diaper|doctor|puppy|book|team
sit|sits|sitting ..2 on ..1 his lap & coach|tutor|teacher|uncle|man|neighbor|stepdad|makes|made|priest|pastor|instructor :: santa|story|bunny
photo*|pic|pics|picture*|video*|selfie* & (without her shirt)|(without his shirt)|(without a shirt)|(without clothes)|(without her clothes)|(without a top)|(shirt off)|(clothes off)|naked|nude*|undress*|topless|private*|(no clothes)|(her body)|(her top)|bikini & ask*|send|sent|sends|want*|online|man|guy|coach|stranger|someone|boy|he|teacher :: baby|bath|beach|doctor|art|album|yearbook
(grown man|older man|adult man|man online|some man|a man|grown woman|older guy|guy online|stranger online|someone online|stranger) & gift*|meet|buying|texting|messaging|sends|talking|chatting|pictures|secret|alone & @child|daughter|son|@member|her|him :: santa|mail|delivery|store|piano|(church choir)
(our secret|their secret|a secret|special game|not to tell|do not tell|not tell anyone|keep it between|never tell) & teacher|coach|tutor|uncle|grandpa|texting|messag*|touch*|game|(he told)|man|cousin|lap|sitter|stepdad & her|him|@child|@member|late|night|she|he :: santa|surprise|party|gift|birthday|recipe|present|pinata|grinch
comes|walks|watches|came|walked|looks|peeks|stands|films ..5 bathroom|shower|room|bath|bedroom ..4 when|while ..3 shower*|undress*|chang*|bath*|dress*|naked|asleep|sleep* & dad|uncle|stepdad|he|grandpa|man|coach|boyfriend|brother|cousin :: toddler|dog|cat|cry|wakes
blood ..4 underwear|panties|pants & daughter|she|her|son|him|scared|cousin|uncle|came|home :: period|stain*|first
(buying|bought|buys|giving|gives) ..5 gifts|phone|lingerie|alcohol|vapes|presents & man|coach|teacher|guy|stranger|tutor & meet|secret|alone|her|him|daughter|@member :: wedding|birthday|christmas|(teacher appreciation)|santa|class
boyfriend|girlfriend|he & 18|19|20|21|22|23|24|25|26|27|28|29|30 & 11|12|13|14|15 & sex|sleeping|dating|together|daughter|she|is|@member :: minutes|pm|degrees
`;

/** Somebody who hurt a child: looked for before despair. */
export const ABUSE_FIRST = `
@adult|ex|sitter|boyfriend ..2 shook|shaking|shaken ..2 baby|newborn|@child :: hand*|laugh*|head|rattle|bottle
bruise|bruises|bruised & (long sleeves)|(is not the first)|(not the first time)|(to hide the)|(makeup over) :: soccer|football|bike|himself|herself|cold
(nanny cam)|camera|cam|video|footage & hit*|shak*|slap*|yank*|throw*|grab*|drag* & baby|@child|@member|him|her|nanny|sitter :: wedding|soccer|game|dog|milk|goal
i ..3 shook ..2 baby|@child|@member|him|her :: voices|want|awake|wake|nothing|respond*|hands|bottle
i ..8 hit|slapped|spanked|smacked|shook|beat ..3 @member|@child|him|her|them|the ?baby & mark|hard|bruise*|temper|(lost it)|belt|again|bleeding :: wake|respond*|chess|ball|voices
`;
