// A card of the school page: its title with an icon on the colour of school.
import type { ReactNode } from 'react';
import { Card } from '../kit/card.tsx';

interface SchoolCardProps {
  title: string;
  icon: ReactNode;
  /** One line under the title. */
  says?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function SchoolCard({ title, icon, says, action, className, children }: SchoolCardProps) {
  return (
    <Card
      className={className}
      action={action}
      title={
        <span className="flex items-center gap-3 max-[22rem]:gap-2 max-[22rem]:text-lg">
          <span aria-hidden className="rounded-2xl bg-school p-2 text-school-ink [&_svg]:size-6">
            {icon}
          </span>
          {title}
        </span>
      }
    >
      {says !== undefined && <p className="mb-4 text-soft">{says}</p>}
      {children}
    </Card>
  );
}
