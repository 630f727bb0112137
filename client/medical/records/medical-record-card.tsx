// Card of a medical record: title, category, date, provider, member, and a star if it is important.
import { Star } from 'lucide-react';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { Badge } from '../../kit/badge.tsx';
import { LongText } from '../../editing/panel/long-text.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { MemberName } from '../panel/member-name.tsx';
import { PanelRow } from '../panel/panel-row.tsx';

interface RecordCardProps {
  record: MedicalRecord;
  heading: 'h3' | 'h4';
  onEdit: () => void;
  onDelete: () => void;
}

function ImportantStar() {
  return (
    <>
      <Star aria-hidden className="-mt-1 mr-1.5 inline size-5 fill-current text-meal-ink" />
      <VisuallyHidden>Important: </VisuallyHidden>
    </>
  );
}

function Badges({ category, familyMemberId }: Pick<MedicalRecord, 'category' | 'familyMemberId'>) {
  return (
    <>
      {category !== null && (
        <Badge hue={category === 'allergy' ? 'danger' : 'medical'}>{choiceLabel(category)}</Badge>
      )}
      <MemberName id={familyMemberId} />
    </>
  );
}

export function RecordCard({ record, heading, onEdit, onDelete }: RecordCardProps) {
  const { id, title, category, date, provider, description, isImportant } = record;
  return (
    <PanelRow
      id={id}
      name={title}
      mark={isImportant && <ImportantStar />}
      badges={category !== null || record.familyMemberId !== null ? <Badges {...record} /> : undefined}
      heading={heading}
      onEdit={onEdit}
      onDelete={onDelete}
      // Hundreds of them stay light: what is out of sight is not laid out. The width it had is no least width.
      className="min-w-0 [contain-intrinsic-block-size:auto_8rem] [content-visibility:auto]"
    >
      {(date !== null || provider !== '') && (
        <p className="wrap-anywhere">
          {date !== null && (
            <time dateTime={date} className="font-semibold">
              {formatShortDate(date)}
            </time>
          )}
          {provider !== '' && (
            <span className="text-soft">
              {date !== null && ' · '}
              {provider}
            </span>
          )}
        </p>
      )}
      <LongText text={description} of={title} lines={6} />
    </PanelRow>
  );
}
