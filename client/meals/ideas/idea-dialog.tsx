// The form of a menu idea (MEAL-12).
import { MEAL_TYPES } from '#contract/kinds/menu-idea.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { FormDialog } from '../../editing/form-dialog.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';
import { useMealForm, type MealForm } from '../use-meal-form.ts';
import { ideaFormOf, readIdea, type IdeaFormValues } from './idea-form.ts';

type Fields = Pick<MealForm<IdeaFormValues>, 'form' | 'errors' | 'change'>;

function What({ form, errors, change }: Fields) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Meal Name"
          name="name"
          required
          autoComplete="off"
          value={form.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label="Meal Type"
          name="mealType"
          required
          value={form.mealType}
          error={errors.mealType}
          onChange={(event) => change({ mealType: event.target.value })}
        >
          <option value="">Choose…</option>
          {MEAL_TYPES.map((type) => (
            <option key={type} value={type}>
              {MEAL_TYPE_NAMES[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        label="Favorite"
        name="isFavorite"
        checked={form.isFavorite}
        onChange={(isFavorite) => change({ isFavorite })}
      />
      <TextArea
        label="Description"
        name="description"
        rows={2}
        className="min-h-18"
        value={form.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}

/** As text, because a browser answers nothing for a number it cannot read. */
function NumberField({
  label,
  name,
  form,
  errors,
  change,
}: Fields & { label: string; name: 'prepTime' | 'cookTime' | 'servings' }) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={form[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}

function How({ form, errors, change }: Fields) {
  return (
    <>
      <TextArea
        label="Ingredients"
        name="ingredients"
        hint="Separated by commas"
        value={form.ingredients}
        error={errors.ingredients}
        onChange={(event) => change({ ingredients: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField label="Prep Time (minutes)" name="prepTime" {...{ form, errors, change }} />
        <NumberField label="Cook Time (minutes)" name="cookTime" {...{ form, errors, change }} />
        <NumberField label="Servings" name="servings" {...{ form, errors, change }} />
      </div>
      <TextArea
        label="Instructions"
        name="instructions"
        value={form.instructions}
        error={errors.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
      />
      <TextField
        label="Tags"
        name="tags"
        hint="Separated by commas: quick, vegetarian, kids love it"
        autoComplete="off"
        value={form.tags}
        error={errors.tags}
        onChange={(event) => change({ tags: event.target.value })}
      />
    </>
  );
}

interface IdeaFormProps {
  idea: KeptMenuIdea | null;
  onClose: () => void;
}

export function IdeaForm({ idea, onClose }: IdeaFormProps) {
  const store = useMealStore();
  const editing = useMealForm({
    key: `menu-ideas ${idea?.id ?? 'new'}`,
    start: ideaFormOf(idea),
    read: (form) => readIdea(form, idea),
    save: (fields, changed) => {
      if (idea) store.change('menu-ideas', idea.id, changed);
      else store.add('menu-ideas', fields);
    },
    done: idea ? 'Menu idea updated' : 'Menu idea added',
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={idea ? 'Edit Menu Idea' : 'Add Menu Idea'}
      save="Save Idea"
      editing={editing}
      onClose={onClose}
    >
      <What {...editing} />
      <How {...editing} />
    </FormDialog>
  );
}
