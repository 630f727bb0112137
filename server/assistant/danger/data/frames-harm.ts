// Frames of violence and sexual harm by somebody in or near the family. Notation: see frame.ts.
export const ABUSE_FRAMES = `
# violence
@adult ..3 @beat ..3 (me|us|my mom|my sister|my face|my arm|my head|at my|at me|his kids|our kids|the kids) :: (feelings|tennis|chess|game|pillow|high five|accident*|traffic|at) ..1 cards|monopoly|golf|mario|bowling|race|nut|hair ..1 (out|birthday|shots|vaccin*|hard work|deadline|button|by accident) / surprise / pulled ..2 aside|over|together|a muscle / threw ..4 party|shower|surprise|ball|bash / grabs|grabbed ..3 coffee|milk|lunch|dinner|snacks|tickets|us / pushes|pushed ..3 back|meeting|date|appointment|stroller|swing / hit me up|back / shakes hands / hurts to / toddler|baby|@member|kid|kids|sister|brother
husband|wife|boyfriend|girlfriend|partner|ex|fiance|stepdad|stepmom|stepfather|sitter|babysitter|nanny|teacher|coach|uncle|daycare|grandpa|neighbor|dad|father|mom|mother|@grownup ..3 slap*|punch*|kick*|beat*|shake*|shook|shaking|whip*|spank*|smack*|drag*|yank*|burn*|hit|hits|hitting|choke*|choking|strangl*|molest*|shov*|bit|bites|pulled|tied|ties|taped|tapes|starv* ..3 @victim|@member|@child|him|her|them :: (feelings|tennis|chess|game|pillow|goal|accident*|traffic|target|jackpot|high five|egg|eggs|ball|drum|soccer|for) ?a (ride|hands|snow globe|beat) ..2 record|time|score|goal / beatbox* / pulled ..2 up / pulled ..2 (aside|tooth|teeth|out early|from school|over|sled|wagon|splinter) / shook ..2 hands / burned ..2 dinner|toast|cd / choked up / home run / surprise / tied ..2 shoes|laces|hair / dragged ..2 to the / hit it off / kick*|kicks ..1 off|out
put|puts|has|had|wrapped ..2 hands ..2 around|round|on ..2 neck|throat
grab*|held|holds|choke* ..4 by the|my|his|her throat|neck :: chicken|goose|giraffe
by the hair|throat|neck|arm & pull*|grab*|drag*|yank*|teacher|coach|sitter|@beat :: comb*|brush*|dog|doll
punch*|kick*|put ..3 hole|fist ..3 in|through ..3 door|wall & me|next|scared|he|husband :: contractor|drywall|fix|repair|patch|paper|hole punch
threw|throws ..3 plate|phone|glass|knife|bottle|chair|remote|@weapon ..3 at|head|me :: party|ball
broke|broken|breaks my ?phone ?and ?my rib|ribs|arm|nose|jaw|phone & boyfriend|husband|he|partner|ex|wife|@grownup :: (screen|protector|by accident|dropped)
@grownup|husband|boyfriend|partner|ex|wife|he ..3 @beat ..2 my head|face|wall|me|plate|stairs :: feelings|chess
shoved|pushed|threw|slammed ..2 (me|her|him|mom|kids|my son|my daughter) ..4 wall|stairs|down|floor|door|against :: game|swing|sled|party
@weapon ..4 to ..2 my|her|his head|throat|face
belt|handprint*|hand|cord|finger|cigarette ..2 marks|mark|bruises|bruise|burns|burn :: karate|uniform|art|craft|paint*
bruises|bruise|marks|welts|handprint* ..10 (daycare|sitter|nanny|dads|moms|fathers|stepdad|visit|weekend at|school|teacher|ex|coach|back|hit|his dad|her dad) :: banana*|bananas|marker*|grade|report|soccer|recess|fell|table|pencil
black and blue :: steak|party|theme|team|jersey|dress|shoes|bike
with a|the|his belt & hit*|spank*|beat*|whip*|mark*|me|him|her|kids :: karate|uniform|pants
i ..4 (hit|slapped|spanked|beat|lost it|hurt|shoved|pushed|kick*|grabbed) ..6 mark|bruise|belt|hard|(how to stop|too hard|really hard|so hard|again|bleeding|afraid) :: gym|goal|snooze|traffic|workout|ball|head
i ..1 hit|slap*|beat|smack*|hurt @member|@child|him|her|my|the ?kids ?son ?daughter ..6 stop|mark|hard|belt|bruis*|again|anger|angry|feel :: by accident|door|chess|ball|game
# threats, control
says|said|say|threat*|swears|told|text*|promis* ..8 kill|hurt|burn|shoot|find ..2 (me|us|him|her|kids|my|you|the house|them) :: (feelings|joke|playing|vampire|zombie|game|video|bug*|spider*|mosquito|plants|time|soccer|it at|vibe|shot* would|would not|wont)
@adult|he|she|ex|@grownup ..3 threaten* ..6 me|us|kill|kids|hurt|take|burn|leave|him|her :: ground*|cancel|screen|rain|bedtime|dessert|ipad
scared|afraid|terrified|frightened ..4 go|going|goes|be|being|come|coming|leave ..2 (home|back|alone with|to his|to her|there|leave|near) :: dark|dog|spelling|test|school|storm|haircut|dentist|bus|camp|trip|movie
scared|afraid|terrified|frightened ..2 of|when ..3 husband|boyfriend|partner|ex|wife|stepdad|dad|father|uncle|coach|sitter|teacher|stepmom|mom|mother|@grownup :: clown|disappoint*|spelling|strict|santa|dentist|flying|height*|dark|surprise|beard|costume|mask
hides|hiding|hid|flinch*|wets|shakes|cries ..6 (when|every time|if|from|has) ..4 (comes home|walks in|gets home|his dad|her dad|dads|husband|stepdad|@grownup|fathers) & scared|terrified|hurt*|hit|afraid|hurts|says :: surprise|game|seek
terrified|petrified|scared|afraid of ?his ?her @grownup|him|her|dad|father :: clown|dog
locks|locked|locking|shuts|shut|lock ..2 us|me|him|her|kids|them|child|@member|@child|son|daughter ..3 in|inside|out|outside ..3 closet|basement|room|bathroom|garage|shed|attic|house|dark|crate|cage|bedroom|cold :: accident*|keys|car|herself|himself|escape|game|puppy|dog / screen|fight about
takes|took|smashed|checks|tracks|controls|hides ..2 (my phone|money|keys|car keys|passport|paycheck|birth control) ..8 leave|let|house|not|go|anyone|see :: bedtime|screen
will|does|did|would|do not let|allow me|us|her ..2 leave|see|out|go|talk|have|work|call|eat|sleep :: app|computer|phone|site|page|website|login|browser|game|wifi|early|teacher|boss|school|till|until|nap|toddler|baby
never ..1 see ..2 (kids|them|my kids|my son) ..3 again|if & leave|says|said|threat*|ex|take :: movie|trip
(waiting|waits|follows|following|shows up|sits|parked) ..3 (outside|me|everywhere|at my|my) ..4 work|house|home|everywhere|car|job & ex|he|boyfriend|husband|man :: school|carpool|puppy|dog|order|instagram|pick*|delivery|plumber|amazon
stalk* :: celery|corn|bean*|asparagus|instagram|broccoli
not safe ..1 (at home|with him|with her|here|at his|around him) :: peanut|nut
hiding|hide|running|escape|fled|flee from ..2 husband|him|ex|partner|boyfriend :: game|seek|surprise|egg
# sexual
forces|forced|forcing|makes|made|making|pressures|pressured ..3 me|her|him|us|daughter|son|@member|@child ..4 (sex|touch*|undress|strip|do things|naked|sleep with|bed|kiss|take off|pull down) :: sleep in|bedtime / make|made ?the ?his ?her ?my bed / kiss ..1 grandma / take off ..1 shoes|coat|jacket
do things ..4 did|do not want :: chores
rape|raped|rapes|raping|sexually|molest*|incest|fondl*|grop* :: grape*
touch*|rub*|tickl*|grab*|kiss*|lick*|poke*|saw|looks|looked|hurt*|play*|showed|shows|show|put ..4 @private|inappropriate* :: diaper|potty|wip*|screen|toddler|(his own|her own)|puppy|doctor|rash|swim|number|button|shoe*|shirt|buy|costume
@private ..6 touch*|hurt*|rubbed|licked|lick|kiss*|photo*|picture* & says|said|told|sitter|uncle|coach|man|kid|boy|teacher|grandpa|he|cousin :: diaper|rash|potty|cream|pee|doctor
makes|made ..2 @person|her|him|@member|me|them|my ?daughter|son ?to touch
comes|came|goes|sneaks|snuck|climbs|gets ..3 in|into|to ..2 her|his|my|their|@owner ?daughters ?sons room|bed|bedroom|shower ..3 (at night|when|while|and|naked|touch*) & grandpa|uncle|stepdad|dad|he|coach|cousin|brother|man|@adult :: (nightmare*|scared|bad dream|storm|thunder|toddler|town|wakes)
(nude|nudes|naked|without clothes|topless|no clothes|without) ..1 shirt|in ..1 underwear|sexy|private ..6 pic*|picture*|photo*|video*|selfie* :: baby|bath|swim|goggles|toddler|art
pic*|picture*|photo*|video*|selfie*|nudes ..4 nude|naked|without ?her ?his ?any (clothes|topless|no clothes|clothes off|underwear|body|bikini) :: baby album|bath|yearbook|costume
asking|asks|asked|wants|want|demand*|begging ..6 pics|nudes|nude* :: (yearbook|team pics|school)
coach|man|guy|teacher|tutor|uncle|stranger|someone|older|adult|leader|@adult ..4 text*|messag*|dm|dms|snapchat*|contact* ..5 at night|late at (night|secret*|nudes|pics|sexy|alone|dont tell|sexual*|inappropriate*) :: practice|schedule
online|internet|roblox|discord|snapchat|instagram|game ..8 nude*|naked|meet ..1 her|him|up|alone|send ..2 pics|pic|photo*|pictures
blackmail*|sextort* :: book|movie
groom* ..4 kid|son|daughter|child|her|him|@member|being :: dog|wedding|bride|best|pet|horse|salon|hair
being|is|was|getting ..2 groomed|molested|abused|trafficked|beaten :: dog|cat|puppy|poodle
boyfriend|girlfriend|man|guy ..3 is ..1 18|19|20|21|22|23|24|25|26|27|28|29|30|adult ..4 :: movie
older|big|bigger ..1 kid|kids|boy|boys|cousin|brother|student ..8 touch*|pants|undress*|private*|naked|molest*|sexual* :: hand me down*
pull*|took|take ..3 pants|underwear|clothes|shirt ..1 down|off ..8 touch*|look*|made|picture*|photo*|in front :: potty|diaper|bath|pool|toddler|bed
# neglect
(does not|do not|did not|never|without|no|withhold*) ..4 food|eat|feed|fed|water|meals ..6 punish*|days|dad|dads|stepmom|lock*|allow* :: picky|skip|dog|fast|fasting|veg*|test|surgery
tape ..1 over|on|around|across ..2 mouth|mouths|lips|wrists|hands :: craft|paint*|(mouth breath*)|puppet
taped|tapes|taping|ties|tied|tying ..4 mouth|mouths|shut|chair|hands|down ..4 :: shoe*|measuring|box|craft|art|laces|paint*|apron|scotch|ribbon
hurts|hit|hits|touches|touched|hurt him|her & says he|says|said|told & dads|dad|stepdad|sitter|coach|uncle|grandpa|teacher|moms boyfriend :: shots|shoulder|ear*|throat|tooth|tummy|belly|head*|knee|feelings|ball
keep|keeps|our|a ?little secret|secrets ..6 (coach|uncle|teacher|grandpa|sitter|man|he told|from you|dont tell) :: santa|party|surprise|gift|present|recipe|birthday
# in other words
does|will|would not ..1 (give me money|let me have money|let me work|let me see|let me leave|let me go|let me use|let me talk|let us leave|let her eat|let him eat|give me access) :: bank|app|teacher|lol
tracks|monitors|checks|reads|controls|follows ..3 (where i go|my phone|my location|my texts|everything i|my messages|my every|what i|me everywhere) & he|husband|partner|ex|boyfriend|wife|she|@grownup :: fitbit|app|watch|period|steps
@adult ..4 (tried|tries|wants|wanted|asked|likes|made|makes) ..3 ?to kiss|touch|undress|sleep|tickle|cuddle|massage|shower|see ..2 ?on ?her ?him ?my @victim|@child|@member|her|him & secret|mouth|naked|alone|room|creepy|uncomfortable|lips|bed|weird|inappropriate* :: dentist|doctor
(secret|do not tell|not to tell|never tell) & kiss*|touch*|sitter|uncle|coach|teacher|grandpa|cousin|neighbor|game|private|hurt* :: santa|surprise|party|gift|birthday|recipe|ingredient
sent|sends|sending|showed|shows|shared ..3 @victim|@member|her|him|my|@child|kids ..3 picture*|pic*|photo*|video*|nude* ..3 of ..1 himself|herself|his|her|him|naked|private|undress*|porn :: dog|garden|vacation|baby|lunch
porn*|pornography :: unicorn|popcorn
@adult ..2 touch*|grope*|fondle*|rub*|feel* ..2 ?the ?my boys|girls|kids|students|players|team|daughter|son ..8 (locker|locker room|shower|alone|inappropriate*|weird|private|butt|bathroom|bed|wrong)
@adult ..2 watch*|peek*|film*|record*|spy*|spies|stares|looks ..2 ?at ?my @victim|@member|her|him|me|my|the|@child ..4 (shower|undress|change|changing|bathroom|bathe|naked|dress|pee|in the shower|sleep naked) :: baby|toddler|kids swim|bath time
left|leaves|lock*|leave ..3 @child|@member|him|her|kids|baby|toddler ..4 (in the car|outside|alone|in the dark|home alone|in a room|in the garage|in the cold) ..4 (punish*|to teach|all night|all day|as punishment|discipline|drunk|for hours) :: with
punish*|disciplin* ..8 (cold shower|locked|belt|starv*|no food|kneel|burn*|hot sauce|closet|tied|outside) :: book|tips
afraid|scared|worried|terrified ..4 (what he will do|what he would do|what she will do|what my husband|what he might|of what he|of what my husband|he will hurt|he will kill|he might hurt|she will hurt|when he drinks|when he gets home|when he comes home|for our safety|for my life|for our lives) :: tantrum|teething|toddler|first day
says|said|told|swore|threatened ..5 (shoot|stab|kill|strangle|burn|drown|choke|beat|hurt) ..1 us|me|them|him|her|the kids|my kids|our kids|@member :: joke|joking|game|lol|haha|zombie|nerf|for being|late|with kindness|chess|in the race
bites|bite marks|scratches|bruise*|marks|welts|burn|burns|black eye ..10 (daycare|sitter|nanny|dads|moms|stepdad|shaped|hand|fingers|after visit|every weekend|wont say|will not say|not say how) :: toddler bit|crib|cat|mosquito|bug
drunk|high|drinking ..8 (hits|hit|yells and|throws|drove|driving|in charge of|with the kids|passed out|shoved|scream*) & husband|wife|he|she|dad|mom|sitter|partner|@grownup|ex :: coffee|ball|traffic|home run
mom|dad|grandma|grandpa|aunt|uncle|brother|caregiver|aide|nurse ..2 hits|beats|slaps|yells|shoves|starves ..4 grandma|grandpa|mom|dad|her|him|@member|me :: traffic|goal|ball
someone|somebody|anyone|teacher|kid|bully|daycare ..2 (hurting|hitting|touching|abusing|molesting|beating|hurt) ..1 @child|@member|him|her|son|daughter|my|the :: feelings|knee|elbow|himself|herself
`;
