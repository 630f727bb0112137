// Signs of danger to life, and of violence.
import { JOKE, LONG_AGO, signs } from './danger-sign.ts';

export const CRISIS = signs(
  'suicid\\w+',
  ['kill(?:ing|s)? (?:myself|himself|herself|themsel\\w+)', JOKE],
  [
    '(?:want\\w*|wish\\w*|wanna|going|ready|trying|think\\w*|thoughts?) . (?:die|dying|be dead|was dead|were dead|disappear forever)',
    `${JOKE}|hair|battery|plants?`,
  ],
  '(?:end|ending|ended) (?:my|his|her|their|it all)(?: own)? ?(?:life|lives)?(?= ?$| now| today| tonight| because| and|$)|end it all|tak(?:e|ing) (?:my|his|her|their) own life',
  [
    '(?:hurt|hurting|harm|harming|injur\\w+|burning|starving|hitting|punishing|cutting|cuts) (?:myself|my self|himself|herself|themsel\\w+)',
    'accident\\w*|by mistake|slip\\w*|fell|tripped|soccer|shaving|cooking|slice|piece',
  ],
  '(?:been|is|was|am|keeps|started|starts) cutting (?:my|his|her|their) (?:wrists?|arms?|thighs?|legs?|skin)',
  'self (?:harm\\w*|injur\\w*)|(?:cut|cuts|cutting|slit|slash\\w*) (?:my|his|her|their) (?:wrists?|arms?|thighs?|legs?) (?:on purpose|again|to feel|at night|in secret)|(?:slit|slash\\w*|cutting|cuts) (?:my|his|her|their) wrists?',
  'do(?:es)? not (?:\\w+ )?(?:want|wanna) (?:to )?(?:live|be alive|be here any ?more|exist|go on|wake up|keep living|be on this earth)',
  '(?:can not|could not) (?:go on(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?: the| a| that| this| our| my)\\b)|do this any ?more|keep living|take (?:it|this|life) any ?more|live like this|cope any ?more|carry on)',
  [
    '(?:no|any) (?:reason|point|will) (?:to|in) (?:live|living|be alive|going on)|nothing (?:left )?to live for|life is (?:not worth|pointless|meaningless)|not worth living|better off (?:without me|if i (?:was|were)|dead)|(?:i|he|she) (?:was|were) never born',
    JOKE,
  ],
  '(?:hang|hanging|hung|hanged|shoot|drown|poison) (?:myself|himself|herself)|overdose on purpose|(?:think\\w*|thoughts?|talk\\w*|plan\\w*|want\\w*|going) (?:\\w+ ){0,2}(?:overdos\\w+|taking all (?:my|his|her|the) (?:pills|meds))|jump\\w* (?:off|from) (?:a|the) (?:bridge|roof|building)|suicide note',
  [
    '(?:want\\w*|wanna|gonna|going|feel|feeling|think\\w*|thoughts?|afraid|scared|worried|urge|might|tempted|about|could|almost|nearly|keep) (?:\\w+ ){0,6}(?:hurt|hurting|harm|harming|shak(?:e|ing)|shook|throw(?:ing)?|smother\\w*|kill(?:ing)?|drown(?:ing)?|hit|hitting|strangl\\w+) (?:my|the|our|this) (?:\\w+ )?(?:baby|newborn|infant|child|kids?|children|son|daughter|toddler|family|husband|wife)',
    'feelings|vaccine|teacher|babysitter|(?:someone|he|she) (?:will|might|is)|shower|bottle|party|is (?:hurting|hitting)|someone',
  ],
  'voices? (?:\\w+ )?tell\\w* me to|postpartum psychosis|(?:going to|gonna|about to) (?:lose it|snap) (?:\\w+ ){0,3}(?:baby|kids?|child)',
);

export const ALLERGY = signs(
  'ana(?:ph|f)[yi]la\\w+',
  [
    'epi ?pens?|epinephrine|auvi ?q',
    'expir\\w+|refill\\w*|renew\\w*|prescription|order|buy|packs?|packed|packing|bring|carry|form|trainer|backpack|insurance|costs?|price|pharmacy|pick up|replace|spare|travel\\w*|plane|school nurse|practi[cs]\\w+|learn\\w*|rehears\\w+|demonstrat\\w+',
  ],
  [
    '(?:having|bad|severe|serious|is this|is it|possible|big|think|getting|had|has|have|is) (?:\\w+ ){0,4}allergic reactions?|allergic reaction (?:\\w+ ){0,4}(?:now|help|what|swelling|hives)',
    `${LONG_AGO}|mean`,
  ],
  [
    '{mouth} (?:\\w+ ){0,4}{swell} ... (?:after|from|since|ate|eating|had|tried|{allergen})',
    'crying|punch\\w*|fell|bump\\w*|black eye|dentist|mumps',
  ],
  [
    '(?:{swell}|hives|welts|rash|wheez\\w+|throwing up|vomit\\w*|throat|blotch\\w*|itching) ... (?:after|from|since|ate|eating|tried) (?:\\w+ ){0,4}{allergen}',
    `diaper|${LONG_AGO}`,
  ],
  [
    '{allergen} ... (?:{mouth} (?:\\w+ ){0,4}{swell}|hives|welts|wheez\\w+|throat (?:\\w+ ){0,3}(?:closing|tight\\w*|itch\\w*)|breaking out|broke out|breath\\w*|swelling)',
    `${LONG_AGO}|bad breath`,
  ],
  '(?:just|accidentally|has) (?:ate|eaten|had|drank|drunk|bitten|took a bite) ... (?:allergic|allergy)|allerg\\w+ ... (?:(?:got |been |was |just )(?:stung|bitten)|just ate|just had|just drank|accidentally (?:ate|drank|had)|ate (?:one|some|it|a)|took a bite|has eaten|swallowed)|(?:ate|eaten|swallowed) (?:\\w+ ){0,6}(?:he|she|they) (?:is|are) (?:\\w+ )?allergic to',
  'hives (?:all over|everywhere|and|spreading|on (?:his|her|the))|(?:covered in|broke out in|breaking out in) hives|(?:lips?|tongue|throat) (?:is |are |has |have |got )?(?:\\w+ )?{swell}|{swell} (?:of (?:the |his |her )?)?(?:lips?|tongue|throat)|throat (?:is )?(?:closing|itchy and|feels tight)',
  '(?:stung|sting|bee|wasp|hornet) ... (?:throat|tongue|lips?|hives|breath\\w*|dizzy|faint\\w*|(?:face|eyes?) (?:\\w+ ){0,3}{swell})',
);

export const EMERGENCY = signs(
  '(?:not|stopped|stops|stop|barely|hardly|can not|could not|trouble|difficulty|struggl\\w+|hard time|unable to|problems?|gasping|fighting|quit|short of) . breath\\w*|breath\\w* (?:is |has )?(?:stopped|very fast|really fast|so fast|fast and|shallow|weird)|hard to breathe',
  'gasping for (?:air|breath)|(?:can not|could not) get (?:any )?air|fight\\w* for air',
  [
    '(?:is|are|am|was|still|started|starts|begins?|he|she|baby|help|keeps|son|daughter|toddler|kid|child) (?:\\w+ )?choking|choking (?:on|baby|help|now|and|right)',
    'hazards?|prevent\\w*|my words|if|paperwork|work|emails?|homework|laundry|dust|bills|laughter|laughing|tears',
  ],
  [
    '(?:lips?|face|skin|fingers?|nails|mouth|tongue) (?:\\w+ ){0,3}(?:blue|bluish|purple|gr[ae]y)|(?:turned|turning|turns|went|going|gone) (?:\\w+ )?(?:blue|bluish|purple)|(?:baby|he|she) (?:is|looks) (?:\\w+ )?(?:blue|bluish)',
    'paint\\w*|lipstick|popsicle|lolly|candy|markers?|polish|hair|dye|sky|water|leaves|test|screen|light',
  ],
  [
    'unconscious|unresponsive|passed out|blacked out|lost consciousness|out cold',
    'candy|flyers|invitations|homework|books|papers|mind|bias|on the couch after',
  ],
  '(?:is|are|was|am|did|will|does) not (?:\\w+ )?(?:respond|responding|responsive|reacting|waking)(?! to (?:my |our |the )?(?:text|texts|email|emails|call|calls|message|messages|invitation|party))|{person} (?:\\w+ ){0,2}(?:is not|was not|stopped|stops) moving|no response from {person}',
  [
    '(?:will|can|could|would|does|did) not (?:\\w+ )?(?:wake|waken|rouse|be woken)|(?:will|can|could|would) not (?:wake|get) {person} up|can not wake {person}',
    'for school|in the morning|on time|early|without|alarm|at night|naps?|the baby up',
  ],
  '(?:went|gone|goes|going|is|has gone|all) (?:\\w+ )?limp(?!ing)|(?:is|looks?|feels?|very|completely|all|so|went) floppy|floppy (?:and|baby)',
  [
    '{person} (?:just |has |suddenly )?collaps\\w+|collapsed (?:and|on|at|in|while|during)',
    'tent|table|chair|shelf|tower|bridge|stroller|umbrella|cake|souffle|roof|fort',
  ],
  [
    '(?:having|has|had|have|is|possible|another|first|a) (?:\\w+ )?(?:seizures?|convulsions?)|seizing|convulsing|eyes (?:are |have )?roll\\w* (?:back|up)|seizure (?:right now|now|lasting|for)',
    `${LONG_AGO}|medication|up the moment|seizing the`,
  ],
  ['heart attack', `gave me|nearly|almost|prevent\\w*|awareness|walk|risk|${LONG_AGO}`],
  'cardiac arrest|no pulse|no heartbeat|heart (?:has )?stopped',
  [
    '(?:having|has|had|have|maybe|possible|think) . stroke|face (?:is )?droop\\w*|slurr\\w+ (?:\\w+ )?(?:speech|words)|(?:speech|words) (?:is |are )?slurr\\w+|one side (?:of )?(?:\\w+ ){0,3}(?:droop\\w*|numb|weak)',
    'luck|breast|swim|golf|paint',
  ],
  'chest (?:pain|pains|pressure|hurts|is hurting|tightness|is tight)|crushing chest|(?:clutch\\w*|grabb\\w*|holding) (?:his|her|my|their) chest|pain in (?:my|his|her) chest',
  '(?:bleed\\w*|blood) . (?:heavily|badly|a lot|everywhere|profusely|non stop|nonstop|out|uncontroll\\w+)|(?:can not|will not|does not|not) (?:\\w+ )?stop (?:the )?bleed\\w*|(?:bleeding|blood) (?:\\w+ ){0,3}(?:will|does|has|can) not stop|bleed\\w* (?:\\w+ ){0,4}pregnan\\w+|pregnan\\w+ .. bleeding|(?:spurting|gushing|squirting|pouring) (?:\\w+ ){0,2}(?:blood|out)|blood (?:is )?(?:spurting|gushing|squirting|pouring)|with blood everywhere|lost a lot of blood',
  '(?:cut|chopped|sliced|ripped|tore|torn|bit|bitten) (?:\\w+ ){0,3}(?:finger|toe|thumb|hand|ear|arm) (?:clean )?off|cut off (?:\\w+ ){0,2}(?:finger|toe|thumb|hand)|severed|amputat\\w+',
  [
    '(?:is|was|are|were|nearly|almost|kid|child|baby|he|she|son|daughter) drown\\w*|drowned|(?:fell|fallen|falls) (?:in|into) (?:the |a |our )?(?:pool|pond|lake|river|hot tub|tub|well)|(?:under|face down in) (?:the )?water (?:for|and|too)|found (?:\\w+ )?in the pool',
    'drown\\w* in(?! the)|asleep',
  ],
  [
    'electrocut\\w*|electric shock|shocked by (?:the |an? )?(?:outlet|socket|wire)|(?:stuck|put) (?:\\w+ ){0,4}(?:in|into) (?:the |an? )?(?:electrical )?(?:outlet|socket)',
    'prevent\\w*|covers?|plug in',
  ],
  [
    '(?:hit|struck|run over|ran over|knocked down) by (?:a |the )?(?:car|truck|bus|bike|van|motorcycle|train)|car (?:accident|crash|wreck)|crashed (?:the|our|my) car',
    `insurance|claim|quote|toy|${LONG_AGO}`,
  ],
  '(?:fell|fallen|falls|jumped|dropped) (?:\\w+ ){0,3}(?:from|off|out of) (?:\\w+ ){0,3}(?:window|roof|balcony|second floor|third floor|cliff)|(?:fell|hit|hurt|bumped|banged|fall) (?:\\w+ ){0,10}(?:and|now|is|he|she) (?:\\w+ ){0,5}(?:unconscious|limp|not waking|confused|clear fluid|unequal|slurr\\w*)',
  '(?:neck|back) (?:is |may be |might be )?broken|broke (?:his|her|my|their) (?:neck|back)|can not (?:move|feel) (?:\\w+ )?(?:legs|arms|body|neck)|paralyz\\w+',
  [
    '(?:is|are|caught|house|kitchen|clothes|hair|shirt|oven|stove|dryer|room|home) (?:\\w+ )?on fire|fire in (?:the|our|my) (?:house|kitchen|home|room|oven|dryer)|caught (?:on )?fire|house fire',
    'team|playlist|drill|streak|pizza|insurance|today',
  ],
  [
    'gunshot|shot (?:himself|herself|in the)|(?:was|been|got) shot(?! (?:down|for))|stabbed',
    'vaccine|flu|record|photo|film|stabbed in the back',
  ],
  [
    'strangl\\w+|strangulat\\w+|suffocat\\w+|hanging from (?:the |a )?(?:cord|rope|blind)|(?:cord|rope|string) (?:is )?(?:\\w+ )?(?:around|round) (?:\\w+ )?neck',
    'prevent\\w*|risk|weeds?',
  ],
  [
    '(?:call|calling|called|dial|need) (?:an |the )?(?:911|999|112|ambulance|paramedics|emergency services)',
    'teach\\w*|drill|practice|book|song|how do kids',
  ],
  '(?:is this|this is|it is|there is|is it|we have) (?:an? )?(?:medical |real |life threatening )?emergency(?! (?:contacts?|fund|kit|plan|number|exit|drill|preparedness|supplies))|medical emergency',
  'heat ?stroke|(?:in|inside) (?:the |a )?hot car|locked (?:\\w+ )?in (?:the |a )?(?:hot )?car',
  '(?:someone|somebody|a man|he|they) (?:\\w+ )?(?:breaking|broke) (?:into|in) (?:our|my|the)|(?:someone|somebody) is (?:in|trying to get into) (?:our|my|the) house|intruder|(?:has|with|holding|pulled|waving) a (?:gun|knife) (?:to|at|on|and)',
  'baby is (?:coming|being born) (?:right )?now|giving birth (?:now|at home|in)|(?:baby|babys) head is (?:out|showing|crowning)',
  'drool\\w+ and can not swallow|can not swallow (?:and|his|her|anything)',
  '(?:will|does|can) not stop (?:shaking|jerking|twitching)|shaking (?:all over |uncontrollably )(?:and|not|eyes)|jerking (?:\\w+ ){0,3}(?:and|not|eyes|arms)',
  [
    '(?:is|are|am|are we|might be) (?:\\w+ )?(?:dying|dead)(?: right now| now| help| please|$)',
    `${JOKE}|phone|battery|laptop|tablet|car|plants?|fish|flowers?|computer|remote|watch|internet|every (?:\\w+ )?(?:day|night|morning)|so (?:tired|bored|full)`,
  ],
  'asthma attack|inhaler (?:is |does )?not (?:\\w+ )?(?:helping|working|help|work)|wheezing (?:badly|really bad|hard|and)',
  '(?:purple|blood) (?:spots|rash) (?:\\w+ ){0,4}(?:fever|stiff|sleepy)|(?:fever|stiff) (?:\\w+ ){0,6}purple (?:spots|rash)',
);

const HIT =
  '(?:hits|hit|hitting|beats|beat|beating|punched|punches|punching|slaps|slapped|slapping|kicks|kicked|kicking|chokes|choked|choking|strangl\\w+|shoves|shoved|burned|burns|hurts|hurt|hurting|whips|whipped|threaten\\w*|threw|bruised|bruises|grabs|grabbed|attack\\w*|molest\\w+|assault\\w*|abus\\w+|touch\\w* inappropriately|stalk\\w*|violent (?:with|to|towards?)|spank\\w* (?:\\w+ )?(?:hard|bruises))';

export const ABUSE = signs(
  [
    `{adult} (?:\\w+ ){0,3}${HIT} (?:\\w+ ){0,2}{victim}`,
    'feelings|(?:sister|brother|sibling|friend|classmate)s?|tennis|game|pillow|high five|accident\\w*|traffic|toddler hits|at chess|birthday|shots?|vaccine|vacuum|catch(?:es)?',
  ],
  [
    '(?:touch\\w*|kiss\\w*|grab\\w*|rub\\w*|show\\w*) (?:\\w+ ){0,6}(?:inappropriate\\w*|private parts?|privates|genitals|down there|where (?:he|she|they) should not)',
    'screen|website|app',
  ],
  [
    'sexual\\w* (?:\\w+ )?(?:abus\\w*|assault\\w*|touch\\w*|harass\\w*)|molest\\w*|rape[ds]?|incest|groom\\w+ (?:my|our) (?:son|daughter|child|kid)',
    'grapes?|dog|pet',
  ],
  [
    '(?:child|domestic|physical|emotional|verbal|elder|sexual) (?:abuse|violence)|(?:is|being|was|getting|been|am) (?:\\w+ )?(?:abused|beaten|molested|neglected)|abusive (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|relationship|home|father|mother|ex|man)|abuses? (?:me|my|our|the|him|her)',
    'training|essay|book|month|at chess|tennis|soccer|football|basketball|the game|eggs?|until',
  ],
  [
    '(?:afraid|scared|terrified|frightened) (?:of|for|to go home|that) (?:\\w+ ){0,6}(?:husband|wife|partner|boyfriend|girlfriend|ex|stepdad|dad|father|go home|hurt me|hurt us|safety)',
    'dark|dog|shots?|dentist|disappoint\\w*|lose|miss|flying|spiders?',
  ],
  [
    '(?:does|will|would) not let me (?:leave|see my|call|out)|threaten\\w* to (?:kill|hurt|take) (?:\\w+ )?(?:me|us|kids|my|our|himself)',
    'app|computer|website|phone|browser|page|game|log',
  ],
  '(?:bruises?|marks|welts) (?:\\w+ ){0,8}(?:daycare|babysitter|sitter|nanny|his dad|her dad|father|stepdad|after (?:the )?visit|someone)|(?:daycare|babysitter|sitter|nanny|stepdad) (?:\\w+ ){0,8}(?:bruises?|marks)',
  [
    '(?:stepdad|step dad|stepfather|uncle|coach|babysitter|sitter|neighbor|tutor|priest|pastor|cousin|grandpa|dad|father|an adult|a man|teacher) (?:\\w+ )?(?:touch\\w*|fondl\\w*|grop\\w*|undress\\w*) (?:me|her|him|my|our|them)',
    'heart|shoulder|hand|head|lives|base',
  ],
  'not safe (?:at home|with (?:my|him|her|his))|hiding from (?:my|him|her)',
);
