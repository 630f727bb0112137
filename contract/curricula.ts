// The curricula a parent may choose from (SCH-11); the name is what is stored.
export const CURRICULA = [
  'Traditional/Classical',
  'Charlotte Mason',
  'Montessori',
  'Waldorf/Steiner',
  'Unit Studies',
  'Eclectic/Mix',
  'Online Programs',
  'Unschooling',
  'State Standards',
  'Common Core',
  'Custom Curriculum',
] as const;
