// Picks the medical contact an appointment is with.
import { medical } from '#contract/medical.ts';
import { useRead } from '../../data/api.ts';
import { PanelPicker, type PickerProps } from '../panel/panel-picker.tsx';

/** The medical contact, or none. */
export function ContactSelect(props: PickerProps) {
  const { data = [] } = useRead(medical.listMedicalContacts, {});
  return <PanelPicker {...props} label="Contact" name="contactId" options={data} />;
}
