// Signs to look out for with a medicine of a known sort, and whom to call: 'side effects of Montelukast', 'anything I should watch for'.
import type { Medication } from '#contract/kinds/medication.ts';
import { quoted } from '../../../text/say.ts';
import { fold } from '../../../text/fold-text.ts';
import type { Asked } from '../../plan.ts';
import { filled } from '../../wording.ts';
import data from '../data/watch-for.json' with { type: 'json' };

const ROWS = data.rows.map(({ names, says }) => ({
  isIt: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u'),
  says,
}));

/** 'Dr. Patel (212-555-0142)', who prescribed it. */
function prescriberOf({ household }: Pick<Asked, 'household'>, { prescribedBy }: Medication): string {
  if (prescribedBy === '') return 'the doctor';
  const phone = household.contacts.find(({ name }) => name === prescribedBy)?.phoneNumber ?? '';
  return `${quoted(prescribedBy)}${phone === '' ? '' : ` (${phone})`}`;
}

/** The signs of its sort; undefined for a medicine that no row names. */
export function watchFor(asked: Pick<Asked, 'household'>, medication: Medication): string | undefined {
  const row = ROWS.find(({ isIt }) => isIt.test(fold(medication.name)));
  if (!row) return undefined;
  return `${filled(row.says, { doctor: prescriberOf(asked, medication) })} The leaflet and the pharmacist have the rest.`;
}
