// The schemas of family members.
import { newSchema } from '../kind-schemas.ts';
import { familyMember } from '../kinds/family-member.ts';
import { crudSchemas } from './crud.ts';

export const NewFamilyMember = newSchema(familyMember);

export const familySchemas = crudSchemas(familyMember);
