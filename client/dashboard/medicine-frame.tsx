// The medicines near the top of the dashboard while their code and data are on their way.
import { Card } from '../kit/card.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { DAY_PLACES } from './day-places.ts';

/** As high as the rows that come, with the title's button. */
export function MedicineFrame({ rows }: { rows: number }) {
  return (
    <Card title="Medicines" action={<div className="h-7" />} className={DAY_PLACES.medicines}>
      <div className="flex flex-col gap-4">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className="h-31 md:max-lg:h-18" />
        ))}
      </div>
    </Card>
  );
}
