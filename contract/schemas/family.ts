// The schemas of family members.
import { familyMember } from '../kinds/family-member.ts';
import { crudSchemas } from './crud.ts';

export const familySchemas = crudSchemas(familyMember, {
  list: 'List the members of the family with ages, allergies, diets and interests',
  create: 'Add a family member: name and relationship, with age, allergies, diets and interests if known',
  update: 'Change a family member; absent fields stay as they are, a list takes the place of the stored one',
  delete: 'Remove a family member; what refers to them stays, without the name',
});
