// School Calendar of a public or private school: search and upload, review, confirmed (SCH-02, SCH-06 to SCH-08).
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { academicYearName, academicYearStart } from '#rules/school/academic-year.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Pip } from '../../pip/pip.tsx';
import { SchoolCard } from '../school-card.tsx';
import { ConfirmedCalendar } from './confirmed-calendar.tsx';
import { FoundCalendar } from './found-calendar.tsx';
import { NoCalendar } from './no-calendar.tsx';
import type { SchoolCalendar } from './use-calendar.ts';

const ReadingPanel = later(() => import('../upload/reading-panel.tsx').then((file) => file.ReadingPanel));
const PasteForm = later(() => import('../upload/paste-form.tsx').then((file) => file.PasteForm));

interface CalendarCardProps {
  calendar: SchoolCalendar;
  /** 'YYYY-MM-DD' */
  today: string;
  saving: boolean;
}

function Searching({ onStop }: { onStop: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex items-center gap-4">
        <Pip mood="thinking" size="medium" decorative />
        <p role="status" className="text-lg font-semibold">
          Searching…
        </p>
      </div>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

function Upload({ calendar, today }: Pick<CalendarCardProps, 'calendar' | 'today'>) {
  const { upload, setUpload } = calendar;
  if (upload === null) return null;
  const leave = () =>
    setUpload(
      upload.is === 'reading' && typeof upload.source === 'string'
        ? { is: 'pasting', text: upload.source }
        : null,
    );
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      {upload.is === 'pasting' ? (
        <PasteForm
          text={upload.text}
          onRead={(source) => setUpload({ is: 'reading', source })}
          onCancel={() => setUpload(null)}
        />
      ) : (
        <ReadingPanel
          source={upload.source}
          today={today}
          onRead={calendar.take}
          onClose={leave}
          onByHand={() => calendar.byHand(academicYearName(academicYearStart(today)))}
        />
      )}
    </Suspense>
  );
}

function Content({ calendar, today, saving }: CalendarCardProps) {
  const choice = {
    onSearch: calendar.search,
    onFile: calendar.readFile,
    onPaste: () => calendar.setUpload({ is: 'pasting', text: '' }),
  };
  if (calendar.isSearching) return <Searching onStop={calendar.stopSearch} />;
  if (calendar.upload !== null) return <Upload calendar={calendar} today={today} />;
  if (calendar.review !== null)
    return (
      <FoundCalendar
        review={calendar.review}
        unseen={calendar.unseen.length}
        saving={saving}
        onReviewAll={calendar.open}
        onConfirm={() => void calendar.confirm()}
        onReject={() => void calendar.reject()}
      />
    );
  if (calendar.stored !== null)
    return (
      <ConfirmedCalendar
        calendar={calendar.stored}
        today={today}
        saving={saving}
        onChange={calendar.change}
        onRemove={() => void calendar.remove()}
        {...choice}
      />
    );
  return <NoCalendar {...choice} />;
}

export function CalendarCard(props: CalendarCardProps) {
  return (
    <SchoolCard title="School Calendar" icon={<CalendarDays />}>
      <Content {...props} />
    </SchoolCard>
  );
}
