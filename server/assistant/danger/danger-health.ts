// Signs of poisoning, of illness that needs a doctor, and questions about doses.
import { LONG_AGO, signs } from './danger-sign.ts';

const SHOPPING = 'recipe|cook|cooking|buy|store|costco|list|homework|dog|dogs|cat|cats|puppy|kitten|science';
const NOTE =
  'log|record|save|refill\\w*|pick up|as prescribed|prescribed by|calendar|list|store|write down|add|track|cabinet|organi[sz]er';

export const POISON = signs(
  ['{ate} (?:\\w+ ){0,5}{toxic}', `${SHOPPING}|party|glass of wine|we drank|i drank|cake|beer battered`],
  [
    '{child} (?:\\w+ ){0,5}(?:had|took|has had|has taken) (?:\\w+ ){0,4}{toxic}',
    `${SHOPPING}|paint(?:ing)?|slime|markers?|crayons?|chalk|play ?doh`,
  ],
  [
    '(?:swallow\\w*|ate|eaten|in (?:his|her) mouth|sucked) (?:\\w+ ){0,5}(?:batter(?:y|ies)|magnets?|coins?|penny|pennies|quarters?|dimes?|nickels?|screws?|nails?|pins?|needles?|marbles?|beads?)',
    'quarter of|quarters of|quarter cup|charg\\w*|toy needs',
  ],
  [
    '{child} (?:\\w+ ){0,6}(?:ate|drank|swallow\\w*|ingested|chewed|got into|licked|took|eats|drinks|eaten|drunk) (?:\\w+ ){0,8}{med}',
    `${NOTE}|on time|well|fine|like a champ|every|daily|with food|before|supposed to|doctor said`,
  ],
  [
    '(?:swallow\\w*|ingested|got into|got hold of|got a hold of|chewed|found and ate) (?:\\w+ ){0,8}{med}',
    'can not swallow|trouble swallowing|will not swallow|refuses',
  ],
  [
    '(?:ate|drank|took|taken|had|eaten|swallowed|gave|given|downed|finished|consumed|emptied) (?:\\w+ ){0,4}(?:whole|entire|full|all|handful|bunch|lots|a lot|too many|too much|several|extra|double|twice|wrong|more than|many|like|someone elses?|somebody elses?|brothers?|sisters?|grandmas?|grandpas?|my|dads|moms|mommys|daddys|dogs?|adult) (?:\\w+ ){0,4}{med}',
    `${NOTE}|buy|box of|supposed to|allowed|milk|formula|prescription|can i|in (?:her|his) bag`,
  ],
  [
    '{med} (?:\\w+ ){0,5}(?:twice|two times|too much|too many|double|by mistake|by accident|accidentally|instead of|all of (?:it|them)|wrong|a second time)',
    'how many|how much|daily|twice a|per day|each day|prescribed|can i|should i|ok to|okay to|is it|is \\d+',
  ],
  [
    '(?:accidentally|mistakenly|by accident|by mistake|wrongly) (?:\\w+ ){0,3}(?:gave|given|took|taken|swallowed|drank|ate|drunk|ingested|inhaled|double dosed) (?:\\w+ ){0,8}(?:{med}|{toxic}|dose|doses)',
    'email|message|photo',
  ],
  [
    '(?:took|taken|gave|given|ate|eaten|had|swallowed|drank) (?:\\w+ ){0,8}{med} (?:\\w+ ){0,3}(?:by accident|accidentally|by mistake)',
    'email',
  ],
  [
    'over ?dos(?:e|ed|ing)|od on|double dos\\w+|(?:gave|took|given|taken) (?:\\w+ ){0,5}(?:double|extra|two|second|wrong|too (?:big|large|high)|adult) (?:\\w+ )?dos(?:e|es)|too (?:much|many) (?:\\w+ )?{med}|wrong (?:medicine|medication|dose|pill|meds)',
    'on (?:chocolate|cuteness|sugar|candy|screen|tv|cookies|christmas|work)|prevent\\w*|awareness|avoid',
  ],
  'carbon monoxide(?! (?:detectors?|alarms?)(?! (?:is |keeps |was )?(?:going|went|beeping|chirping|on|sounding)))|co (?:alarm|detector) (?:is )?(?:going off|beeping|went off)|gas leak|(?:gas|propane) (?:smell|odor)|(?:smell|smells|smelling) (?:\\w+ ){0,3}(?:like )?(?:gas|propane)(?! station)|(?:smell|smells|smelling) of gas',
  [
    '(?:{toxic}|chemicals?|spray|splash\\w*) (?:\\w+ ){0,4}(?:in|into) (?:\\w+ ){0,3}eyes?|eyes? (?:\\w+ ){0,4}{toxic}|(?:sprayed|splashed|squirted|got|rubbed|poured) (?:\\w+ ){0,4}(?:{toxic}|chemicals?) (?:\\w+ ){0,4}eyes?',
    'tear free|without tears|glue eyes|glue (?:the )?googly|googly|draw\\w*|paint (?:the|his|her) eyes|contact',
  ],
  '{toxic} (?:\\w+ ){0,3}in (?:his|her|their|the) mouth',
  [
    '(?:took|taken|swallowed|ate|gave|had) (?:\\w+ ){0,2}(?:[5-9]|\\d\\d+|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) (?!mg|ml|mcg|cc|milli\\w+|drops?|teaspoons?)(?:\\w+ )?(?:of )?(?:\\w+ )?{med}',
    `${NOTE}|months? ago|years? ago|days ago`,
  ],
  [
    '(?:stuck|put|shoved|pushed|lodged) (?:\\w+ ){0,4}(?:battery|batteries|magnets?) (?:\\w+ ){0,4}(?:nose|ears?|throat|mouth)|(?:battery|magnets?) (?:\\w+ ){0,3}(?:up|in|stuck in) (?:\\w+ )?(?:nose|ear)',
    'ear ?buds|thermometer|hearing aids?',
  ],
  [
    'poison(?:ed|ing)|(?:ate|eaten|drank|swallowed|licked|touched|chewed) (?:\\w+ ){0,5}(?:poison\\w*|toxic|venomous)|poison (?:control|help)',
    'food poisoning (?:last|safety)|plant list|which plants|book',
  ],
  '(?:bitten|bit|bite|stung|sting) (?:\\w+ ){0,5}(?:snake|rattlesnake|copperhead|scorpion|black widow|brown recluse|jellyfish|spider)|(?:snake|rattlesnake|scorpion|black widow|brown recluse|spider) (?:bite|bit|sting|stung)',
  [
    '(?:inhal\\w+|breathed in|breathing in|mixed|mixing|sniff\\w*|huff\\w*) (?:\\w+ ){0,6}(?:bleach|ammonia|fumes|cleaners?|smoke|chemicals?|paint|aerosol|duster|vinegar and bleach)',
    'smoke free|detector|can i|paint colou?rs?|mixing paint|watercolou?r',
  ],
  [
    '(?:ate|swallowed|bit|chewed|drank|licked|eaten) (?:\\w+ ){0,5}(?:something (?:toxic|poisonous|bad)|chemicals?|unknown (?:pill|pills|substance|plant|berries|mushroom)|a pill|pills|something from (?:under the sink|the garage|the shed|the medicine cabinet))',
    'dog|cat',
  ],
);

export const DOCTOR = signs(
  [
    '(?:broken|broke|fractured|dislocated|snapped) (?:\\w+ ){0,3}(?:arm|leg|wrist|ankle|bone|collarbone|elbow|nose|finger|toe|shoulder|hip|ribs?)|(?:arm|leg|wrist|ankle|bone|elbow|finger|shoulder) (?:\\w+ ){0,4}(?:broken|broke|bent|deformed|crooked|sticking out|dislocated|fractured)',
    `toys?|dolls?|chair|table|records? |healed|cast (?:off|signing)|lego|robot|lamb|chicken|${LONG_AGO}`,
  ],
  [
    '(?:can|will|could) not (?:walk|stand|step) on (?:it|that|his|her|the)|(?:can|will|could|does) not (?:\\w+ ){0,2}(?:put (?:any )?weight|walk|stand up|bear weight|move) (?:\\w+ ){0,6}(?:leg|foot|ankle|knee|hip|arm|since|after|fall|fell)|(?:limping|refuses to walk|will not use (?:his|her) (?:arm|leg|hand))|(?:after|since) (?:the |a |his |her )?fall (?:\\w+ ){0,4}(?:can not|will not) (?:walk|move|use)|not (?:walking|using (?:his|her) (?:arm|leg)) since',
    'dog',
  ],
  '(?:has|have|had|did|is) not (?:\\w+ )?(?:peed|pee|urinated|wet|peeing|drank|drunk|drinking|kept anything down|had a (?:wet|drink)) (?:\\w+ ){0,6}(?:hours?|all day|since|days?|today|anything|morning|night)|no (?:wet diapers?|pee|urine|tears) (?:\\w+ ){0,5}(?:hours?|day|since|all|today|when)|dry diapers?|dehydrat\\w+|(?:will|can|does) not (?:keep (?:anything|water|fluids|milk|food) down|drink (?:anything|and|at all)|nurse and|take (?:a|the|his|her) bottle (?:and|since))|(?:sunken|bulging) (?:eyes|soft spot|fontanel\\w*)',
  [
    'stiff neck|neck (?:is )?(?:so |very )?stiff|lights? hurts? (?:his|her) eyes',
    'slept|pillow|gym|desk|workout|yoga',
  ],
  'rash (?:\\w+ ){0,6}(?:not (?:fade|blanch|go away|disappear)|purple|bleeding|blister\\w*|spreading|fever)|fever (?:\\w+ ){0,5}rash|bulls? ?eye (?:shaped )?rash|target (?:shaped )?rash',
  '(?:swelling|swollen|lump|pus|redness|red streaks?) (?:\\w+ ){0,5}(?:behind (?:\\w+ )?ears?|around (?:\\w+ )?eyes?|groin|testic\\w+|spreading|streak\\w*|joint|knee|glands?)|behind (?:\\w+ )?ear (?:is )?(?:swollen|red|swelling)|red streaks?|testic\\w+ (?:\\w+ ){0,3}(?:pain|swollen|hurt\\w*)|(?:eye|knee|leg|foot|hand|ankle|wrist|arm|finger|toe|glands?|gums?) (?:is |are |looks? |got )?(?:\\w+ )?swollen',
  [
    '(?:blood|bloody|bleeding) (?:\\w+ ){0,4}(?:poop|stools?|pee|urine|vomit|diarrhea|diaper|ears?)|(?:vomit\\w*|throwing up|threw up|puking|pooping|peeing|poop|pee|coughing up|coughed up|spitting up) (?:\\w+ ){0,4}(?:blood|green|bile|black|coffee grounds)|(?:poop|stool) (?:is )?(?:black|tarry|white|bloody)',
    'shirt|carpet|stain',
  ],
  [
    '(?:hit|bumped|banged|smacked|cracked|landed on|knocked|fell on|injured|hurt) (?:\\w+ ){0,3}head|head injury|concussion|fell (?:\\w+ ){0,2}(?:off|from|down|out of) (?:the |a |his |her |our )?(?:bed|couch|sofa|changing table|stairs?|bunk bed|crib|high ?chair|swing|monkey bars|trampoline|bike|horse|counter|shopping cart|tree|ladder)',
    `nail on the head|protocol|form|asleep|leaves|wagon|toy|picture|headboard|${LONG_AGO}`,
  ],
  [
    '(?:severe|terrible|extreme|sharp|worst|awful|intense|unbearable|sudden|so much|a lot of) (?:\\w+ ){0,3}(?:pain|headache|stomach ?ache|belly ache|tummy ache|cramps|abdominal pain)|(?:stomach|belly|tummy|abdominal) (?:pain|hurts|ache) (?:\\w+ ){0,6}(?:right side|lower right|fever|vomit\\w*|worse|doubled over|hours|days|can not)|lower right (?:side|belly|abdomen)|appendicitis|(?:screaming|crying) (?:in|with|from) pain',
    'in the (?:neck|butt)|growing pains',
  ],
  [
    '(?:burn|burned|burnt|scald\\w*) (?:\\w+ ){0,8}(?:blister\\w*|hand|arm|face|leg|hot water|boiling|coffee|tea|grill|skin|himself|herself|foot|fingers?)|(?:boiling|hot) (?:water|coffee|tea|soup|oil) (?:\\w+ ){0,4}(?:on|over) (?:\\w+ ){0,3}(?:baby|him|her|himself|herself|son|daughter|child|leg|arm|hand|chest|me)|(?:third|second) degree',
    'calories|toast|cookies|rice|cake|food|sunburn cream|incense|candle|stain|chicken|dinner|pan',
  ],
  [
    '(?:dog|cat|animal|raccoon|bat|squirrel|monkey|human) (?:bites?|bit|bitten)|(?:bitten|bit) by (?:a |the |our |an )?(?:\\w+ )?(?:dog|cat|bat|raccoon|animal|squirrel|rat)|tick (?:bite|stuck|embedded)',
    'homework|each other|flea|prevent\\w*',
  ],
  [
    '(?:deep|gaping|huge|nasty) (?:cut|gash|wound)|(?:need|needs|needing|get) stitches|cut (?:is )?(?:\\w+ )?(?:deep|gaping|to the bone)|stepped on (?:a |an )?(?:rusty )?(?:nail|glass)|gash|puncture wound',
    'sewing|knit\\w*|crochet\\w*|pattern|embroider\\w*|out|removed',
  ],
  [
    '(?:very|really|extremely|so|super|unusually|too) (?:lethargic|drowsy|floppy|listless)|lethargic|listless|(?:hard|difficult) to wake|delirious|hallucinat\\w+|not acting (?:like|right|normal|himself|herself)|fever (?:\\w+ ){0,6}confused',
    'for school|in the morning',
  ],
  '(?:can|does|will) not stop (?:vomit\\w*|throwing up|puking|crying)|(?:newborn|days? old|weeks? old) (?:\\w+ ){0,5}(?:will not (?:eat|feed|nurse|drink|latch|take)|not (?:eating|feeding|nursing|drinking)|very sleepy|so sleepy|hard to wake|limp)',
  [
    '(?:vomit\\w*|throwing up|puking|diarrhea|threw up) (?:\\w+ ){0,8}(?:days|times|all (?:day|night)|hours|every|non ?stop|can not keep|baby|newborn|week old|month old)|(?:baby|newborn|week old|month old) (?:\\w+ ){0,5}(?:projectile|vomit\\w*|jaundice\\w*|yellow)|(?:skin|eyes) (?:is |are |look |looks |turning |turned )?yellow|jaundice',
    'carpet|clean|stain|smell|egg|dog|cat|yellow (?:dress|shirt)',
  ],
  [
    '(?:sudden\\w*|lost|losing|loss of|double|blurr\\w+) (?:\\w+ )?(?:vision|sight|eyesight)|(?:can not|suddenly can not) see (?:out of|from|anything)|poked (?:\\w+ ){0,3}eye|(?:stick|pencil|glass|metal|scratch\\w*) (?:\\w+ ){0,3}(?:in|scratched) (?:\\w+ )?eyes?|pupils? (?:are |is )?(?:different|unequal|bigger|dilated)|eye (?:is )?(?:swollen shut|bleeding)',
    'tv|test|on the screen|calendar',
  ],
  [
    '(?:stuck|put|shoved|pushed|lodged|stuffed) (?:\\w+ ){0,6}(?:up|in|into|inside) (?:\\w+ ){0,2}(?:nose|nostril|ear)',
    'ear ?buds?|song|ear ?phones?|hearing aids?',
  ],
  'fever (?:\\w+ ){0,6}(?:days|will not (?:go|come) down|not (?:going|coming) down|keeps coming|stiff|newborn|very high|a week)|days? (?:\\w+ ){0,3}(?:of )?fever|high fever|fever (?:is )?(?:really |very |so |too )?high|(?:newborn|new born|week old|weeks old) (?:\\w+ ){0,6}(?:fever|hot)|fever (?:\\w+ ){0,6}(?:newborn|new born|weeks? old)',
  ['(?:fainted|fainting|faints|passing out)', 'goats?|candy|flyers'],
  [
    'barking cough|croup|stridor|wheez\\w*|whooping cough|ribs (?:are )?(?:sucking|showing)|belly breathing',
    LONG_AGO,
  ],
  [
    '(?:is|are) (?:it|this|that|my \\w+|her \\w+|his \\w+) (?:\\w+ )?(?:infected|broken|sprained)|ear infection (?:\\w+ ){0,5}(?:worse|swelling|swollen|fever)',
    'computer|phone|file',
  ],
);

export const DOSE = signs(
  [
    '(?:how much|how many|what amount|what dose|which dose|what dosage|doses?|dosage|dosing|max\\w*) (?:\\w+ ){0,8}{med}',
    'cost|costs|price|left|stock|sugar|protein|pay|bottles? do we|do we have|refills?|log|record|prescribed by|as prescribed',
  ],
  [
    '{med} (?:\\w+ ){0,6}(?:dose|dosage|dosing|doses|how (?:much|many|often)|mg|ml|milligrams?|milliliters?|teaspoons?|hours|per (?:pound|kilo|kg|weight|day)|for (?:his|her|a) (?:weight|age))',
    NOTE,
  ],
  [
    '(?:can|could|should|may|would|shall|is|ok|okay|safe|alright|all right|fine|do|are|want to|when|how often|how long|how soon) (?:\\w+ ){0,8}(?:give|giving|take|taking|have|having|use|using|mix|mixing|combin\\w+|alternat\\w+|doubl\\w+|crush\\w*|split\\w*|stop\\w*|skip\\w*|shar\\w+|switch|swap|together|put|rub|apply|repeat) (?:\\w+ ){0,8}{med}',
    `${NOTE}|remind|schedule|picture|note|names? of|have to (?:buy|order|get)|what (?:medicine|medication|meds)|which (?:medicine|medication|meds)|enough vitamins?|vitamin [a-z] rich`,
  ],
  [
    '(?:can|could|should|may|is|are|would) (?:\\w+ ){0,6}{med} (?:\\w+ ){0,6}(?:be (?:mixed|taken|given|crushed|combined|used|hidden)|with|and|together|at once|at the same time|while|during|if|safe|ok|okay|work|help|interact\\w*|make)',
    `${NOTE}|remind|schedule`,
  ],
  [
    '(?:give|giving|mix|mixing|combin\\w+|alternat\\w+|double up|half|halve|crush|split) (?:\\w+ ){0,6}{med} (?:\\w+ ){0,4}(?:with|and|together|at once|for|to (?:sleep|calm)|on)',
    `${NOTE}|remind|schedule|write`,
  ],
  [
    '{med} (?:safe|ok|okay|good|bad|dangerous|allowed|for|while|during|when|or) (?:\\w+ ){0,8}(?:baby|toddler|infant|newborn|pregnan\\w+|breastfeed\\w*|nursing|year old|month old|week old|kids?|child|children|fever|cough|{med})',
    `${NOTE}|lock\\w*|storage|keep|dispos\\w+|remind`,
  ],
  [
    '(?:missed|forgot|forgotten|skipped|late) (?:\\w+ ){0,6}(?:doses?|{med})|(?:next|another|second|more|extra) dose|(?:stop|stopping|quit|wean\\w*) (?:\\w+ ){0,4}{med}|(?:at once|same time) {med}|two {med} at once',
    `${NOTE}|pack\\w*|bring|buy|order`,
  ],
  [
    '(?:half|quarter) (?:of )?(?:an? |my |his |her |the )?(?:\\w+ )?{med}|(?:adult|my|someone elses|his brothers|her sisters) {med} (?:\\w+ ){0,3}(?:for|to)',
    NOTE,
  ],
  [
    '\\d+ ?(?:mg|ml|mcg|cc|milligrams?|milliliters?) (?:\\w+ ){0,8}(?:ok|okay|safe|enough|too much|right|fine)|(?:is|are|give|should i give|can i give|ok to give) (?:\\w+ ){0,3}\\d+ ?(?:mg|ml|mcg|cc|milligrams?|milliliters?)',
    `${NOTE}|milk|water|flour|stock|broth|cream|juice|oil`,
  ],
);
