// The options of a list whose values the contract names, 'Not specified' first.
import { inWords } from './panel-words.ts';

export function PanelOptions({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Not specified</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {inWords(value)}
        </option>
      ))}
    </>
  );
}
