// Labelled facts of a record; empty ones are omitted.
interface PanelFactsProps {
  facts: readonly (readonly [name: string, value: string])[];
}

export function PanelFacts({ facts }: PanelFactsProps) {
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="inline font-semibold">{name}: </dt>
          <dd className="inline whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
