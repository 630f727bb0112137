// Picks the family member a record is about.
import { useMembers } from './member-list.ts';
import { PanelPicker, type PickerProps } from './panel-picker.tsx';

/** The family member, or nobody in particular. */
export function MemberSelect(props: PickerProps) {
  return <PanelPicker {...props} label="Family member" name="familyMemberId" options={useMembers()} />;
}
