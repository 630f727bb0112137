// Colors of labels and icons. A hue carries meaning only together with a word or an icon.
export type Hue =
  | 'plain'
  | 'brand'
  | 'school'
  | 'meal'
  | 'medical'
  | 'routine'
  | 'project'
  | 'todo'
  | 'danger';

/** Background and text colour of every hue, as classes. */
export const HUES: Record<Hue, string> = {
  plain: 'bg-sunk text-ink',
  brand: 'bg-brand-wash text-brand',
  school: 'bg-school text-school-ink',
  meal: 'bg-meal text-meal-ink',
  medical: 'bg-medical text-medical-ink',
  routine: 'bg-routine text-routine-ink',
  project: 'bg-project text-project-ink',
  todo: 'bg-todo text-todo-ink',
  danger: 'bg-danger-wash text-danger-ink',
};
