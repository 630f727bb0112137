// Words about how a medicine is taken: 'with food', 'on an empty stomach', 'shake well'.

const WHAT =
  '(?:food|meals?|milk|water|juice|breakfast|lunch|dinner|supper|a snack|snacks?|applesauce|yogurt|a spacer|the spacer|(?:a|the) nebulizer|sports|soccer|practice|gym|exercise|school|bed|bedtime|naps?)';
const INSTRUCTION = new RegExp(
  `\\b(?:(?:not|never|only) )?(?:(?:take (?:it )?)?(?:with(?:out)?(?: (?:a )?(?:full|big|glass of|lots of|plenty of))*|before|after|right before|right after|(?:\\d+|thirty|fifteen) min(?:ute)?s (?:before|after)) (?:every |each )?${WHAT}(?: or ${WHAT}| and ${WHAT})?` +
    '|on an? (?:empty|full) stomach|(?:(?:in|on) (?:the )?)?(?:mornings|evenings|(?<!school )nights|afternoons)(?: and (?:mornings|evenings|nights|afternoons))?|(?:first thing )?in the (?:morning|evening|afternoon)|at (?:bedtime|night|noon|breakfast|lunch|dinner|supper)(?: ?time)?|before bed|every (?:morning|evening|night)|(?:morning|am) and (?:evening|night|pm)' +
    '|shake (?:it )?(?:well|first)|keep (?:it )?(?:in the fridge|refrigerated|cold)|(?:in|on) (?:the |her |his |their )?(?:left|right|both|each) (?:eyes?|ears?|nostrils?|sides?|arms?|legs?|thighs?|knees?)|every other (?:day|night|morning|evening|week)|every (?:two|three|2|3) days|in each nostril|under the tongue|(?:a )?(?:very )?(?:thin|light|thick|generous) (?:layer|film|coat)|(?:a )?pea[- ]sized? (?:amount|dab|dot)|every (?:four|six|eight|twelve|4|6|8|12) (?:hours|hrs)|with the spacer|for (?:his|her|my|their|the) (?:(?:bad|sore|stiff|left|right|lower|upper|both) )*(?:back|neck|shoulders?|arms?|elbows?|wrists?|hands?|hips?|knees?|legs?|ankles?|foot|feet|joints|skin|eyes?|ears?|nose|throat|stomach|tummy|heart|thyroid))\\b',
  'gi',
);

/** How a medicine is taken, in the parent's words. */
export const instructionsIn = (typed: string): string[] =>
  [...typed.matchAll(INSTRUCTION)].map(([text]) => text);
