// Names a thing of a list by the kind that is said afterwards: 'the unsalted kind', 'the ones for the counters'.
import { capital } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { lower } from '../names.ts';

/** The name with the kind; words before 'kind' lead it, and words behind it stand in brackets. */
export function withKind({ chosen }: Asked, name: string): string | undefined {
  const kind = chosen['kind'];
  if (typeof kind !== 'string') return undefined;
  const [before = '', behind = ''] = kind.split('|');
  const led = before === '' ? name : `${capital(before)} ${lower(name)}`;
  return behind === '' ? led : `${led} (${behind})`;
}
