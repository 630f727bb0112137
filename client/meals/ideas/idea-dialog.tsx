// The form of a menu idea (MEAL-12).
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useKeptForm } from '../../editing/form/use-kept-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { ideaKind } from './idea-form.ts';

interface IdeaFormProps {
  idea: KeptMenuIdea | null;
  onClose: () => void;
}

export function IdeaForm({ idea, onClose }: IdeaFormProps) {
  const store = useMealStore();
  const editing = useKeptForm({
    kind: ideaKind(idea),
    keep: ({ after, changes }) => {
      if (idea) store.change('menu-ideas', idea.id, changes);
      else store.add('menu-ideas', after);
    },
    record: idea,
    onSaved: onClose,
  });
  const { field } = editing;
  return (
    <RecordDialog
      title={idea ? 'Edit Menu Idea' : 'Add Menu Idea'}
      save="Save Idea"
      editing={editing}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField {...field('name')} />
        <SelectField {...field('mealType')} />
      </div>
      <Checkbox {...field('isFavorite')} />
      <TextArea {...field('description')} rows={2} className="min-h-18" />
      <TextArea {...field('ingredients')} hint="One per line" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('prepTime')} />
        <TextField {...field('cookTime')} />
        <TextField {...field('servings')} />
      </div>
      <TextArea {...field('instructions')} />
      <TextField {...field('tags')} hint="Separated by commas: quick, vegetarian, kids love it" />
    </RecordDialog>
  );
}
