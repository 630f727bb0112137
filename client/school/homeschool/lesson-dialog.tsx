// Dialog to change, add or delete one lesson of a day.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { useCloseQuestion } from '../../editing/form/close-question.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { useLessonWrites } from './use-lessons.ts';

const NEW_LESSON: Lesson = {
  start: '',
  end: '',
  subject: '',
  activity: '',
  shared: false,
  teacher: false,
  done: false,
};

const KEYS = ['subject', 'start', 'end', 'activity', 'teacher', 'done'] as const;

type Mistakes = Partial<Record<'subject' | 'start' | 'end', string>>;

function mistakesOf({ subject, start, end }: Lesson): Mistakes {
  return {
    ...(subject.trim() === '' ? { subject: 'Subject is required' } : {}),
    ...(start === '' ? { start: 'Please enter a time' } : {}),
    ...(end === '' ? { end: 'Please enter a time' } : {}),
    ...(start !== '' && end !== '' && end <= start ? { end: 'A lesson ends after it starts' } : {}),
  };
}

interface LessonFieldsProps {
  lesson: Lesson;
  mistakes: Mistakes;
  onChange: (values: Partial<Lesson>) => void;
}

function LessonFields({ lesson, mistakes, onChange }: LessonFieldsProps) {
  return (
    <>
      <TextField
        label="Subject"
        required
        value={lesson.subject}
        error={mistakes.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Starts"
          type="time"
          required
          value={lesson.start}
          error={mistakes.start}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <TextField
          label="Ends"
          type="time"
          required
          value={lesson.end}
          error={mistakes.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <TextArea
        label="What to do"
        value={lesson.activity}
        onChange={({ target }) => onChange({ activity: target.value })}
      />
      <div className="-my-2">
        <Checkbox
          label="A grown-up teaches it"
          checked={lesson.teacher}
          onChange={(teacher) => onChange({ teacher })}
        />
        <Checkbox label="Done" checked={lesson.done} onChange={(done) => onChange({ done })} />
      </div>
    </>
  );
}

interface LessonDialogProps {
  day: SchoolDay;
  child: string;
  /** Place of the lesson in the day; null for a new one. */
  at: number | null;
  onClose: () => void;
}

export function LessonDialog({ day, child, at, onClose }: LessonDialogProps) {
  const [opened] = useState(() => {
    const lesson = at === null ? undefined : day.lessons[at];
    return at === null || lesson === undefined ? null : { lesson, at };
  });
  const start = opened?.lesson ?? NEW_LESSON;
  const [lesson, setLesson] = useState(start);
  const isChanged = KEYS.some((key) => lesson[key] !== start[key]);
  const leave = useCloseQuestion(isChanged, onClose);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [attempts, setAttempts] = useState(0);
  const { replace, isPending } = useLessonWrites();
  const change = (values: Partial<Lesson>) => {
    setLesson({ ...lesson, ...values });
    setMistakes({});
  };
  const save = () => {
    const found = mistakesOf(lesson);
    setMistakes(found);
    if (Object.keys(found).length > 0) return setAttempts(attempts + 1);
    return replace(day, opened, { ...lesson, subject: lesson.subject.trim() }, onClose);
  };
  return (
    <FormDialog
      title={opened === null ? 'Add Lesson' : 'Edit Lesson'}
      description={[child, formatLongDate(day.date)].filter(Boolean).join(' · ')}
      save="Save Lesson"
      pending={isPending}
      refusal={attempts}
      onSubmit={save}
      onCancel={onClose}
      onClose={leave}
    >
      <LessonFields lesson={lesson} mistakes={mistakes} onChange={change} />
      {opened !== null && (
        <Button
          variant="quiet"
          className="-ml-5 self-start"
          disabled={isPending}
          onClick={() => replace(day, opened, null, onClose)}
        >
          <Trash2 aria-hidden />
          Delete this lesson
        </Button>
      )}
    </FormDialog>
  );
}
