// Complaints told beside a medicine without 'for': 'ibuprofen 200 mg as needed, cramps'.

const BODY =
  '(?:period|menstrual|back|neck|shoulder|arm|elbow|wrist|hand|hip|knee|leg|ankle|foot|joint|muscle|nerve|tooth|teeth|jaw|ear|throat|stomach|tummy|belly|chest|sinus|breast|growing|gas|post[- ]?op|surgery)';
const COMPLAINT = [
  `${BODY} (?:pains?|aches?|cramps?|spasms?|soreness|swelling|infections?)`,
  '(?:head|back|tooth|ear|stomach|tummy|belly)[- ]?aches?',
  '(?:sore|itchy|scratchy|dry|red|puffy|watery|runny|stuffy|stuffed|upset|swollen|irritated|chapped) (?:throat|eyes?|nose|skin|lips?|hands?|stomach|tummy|scalp|ears?|gums?)',
  '(?:motion|car|sea|air|travel|morning)[- ]?sick(?:ness)?',
  '(?:trouble|problems?|difficulty|hard time) (?:sleeping|falling asleep|staying asleep|focusing|pooping|going)',
  "(?:cold|canker|mouth) sores?|(?:bug|mosquito|insect|tick|flea) bites?|(?:bee|wasp) stings?|(?:poison) (?:ivy|oak)|(?:seasonal|pollen|spring|fall|pet|dust) allergies|(?:hay|low|high) fever|hot flashes|night terrors|restless legs|dry mouth|pink ?eye|diaper rash|athlete['’]?s foot|jock itch|yeast infection",
  'cramps?|cramping|migraines?|fevers?|nausea|vomiting|queasiness|dizziness|vertigo|itch(?:ing|iness|es)?|hives|heartburn|reflux|indigestion|constipation|diarrhea|gas|bloating|coughs?|coughing|congestion|sneezing|sniffles|wheezing|allergies|insomnia|sleep|teething|acne|pimples|rash|eczema|dandruff|warts?|lice|pinworms|pain|aches|soreness|swelling|inflammation|spasms|sprain|sunburn|anxiety|stress|panic attacks|bloat|colic|croup|colds?|flu|hiccups|nosebleeds|anemia|low iron|low vitamin d|pms|periods?',
].join('|');
const OPENS =
  "(?:(?:its|it['’]s|they(?:['’]re| are)|that['’]s|for|against|because of|bc of|due to|cause of|her|his|their|my|the|some|bad|mild|severe|occasional|really bad|chronic|nighttime|night|daily) )*";
/** A clause of its own, or in brackets, that holds complaints alone. */
const CLAUSE = new RegExp(
  `^${OPENS}((?:${COMPLAINT})(?:(?:, | and | or | & | ?/ ?)(?:(?:the|her|his|bad) )?(?:${COMPLAINT}))*)(?: (?:mostly|mainly|only|again|i think|stuff|and such))?$`,
  'iu',
);

/** The complaints that stand in a clause of their own, as typed. */
export const complaintsAlone = (text: string): string[] =>
  text.split(/[,;:()!\n]|\.(?:\s|$)|\s[-–—]+\s/u).flatMap((clause) => CLAUSE.exec(clause.trim())?.[1] ?? []);
