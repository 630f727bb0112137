// The contacts tab: doctors, dentists, pharmacies and emergency contacts (MED-03).
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../../data/api.ts';
import { useEditing } from '../../editing/panel/open-later.ts';
import { later } from '../../kit/later.ts';
import { MemberPanel } from '../panel/member-panel.tsx';
import type { PanelPlace } from '../panel/panel-address.ts';
import { ContactCard } from './contact-card.tsx';
import { useContactDeletion } from './contact-deletion.ts';

const ContactDialog = later(() => import('./contact-dialog.tsx').then((file) => file.ContactDialog));

/** Emergency contacts first; otherwise in the order of entry. */
const emergencyFirst = (contacts: MedicalContact[]) =>
  contacts.toSorted((a, b) => Number(b.isEmergencyContact) - Number(a.isEmergencyContact));

export function ContactsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalContacts, {});
  const { editing, add, edit, close } = useEditing<MedicalContact>(ContactDialog);
  const remove = useContactDeletion();
  return (
    <>
      <MemberPanel
        {...place}
        tab="contacts"
        title="Medical Contacts"
        noun="medical contacts"
        add="Add Contact"
        onAdd={add}
        reading={reading}
        empty={{
          title: 'No medical contacts yet',
          text: "Doctors, dentists and pharmacies, one tap away from a call. Start with the one you'd call first.",
        }}
      >
        {(contacts) => (
          <ul aria-label="Medical contacts" className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
            {emergencyFirst(contacts).map((contact) => (
              <ContactCard
                key={contact.id}
                contact={contact}
                onEdit={() => edit(contact)}
                onDelete={() => void remove(contact)}
              />
            ))}
          </ul>
        )}
      </MemberPanel>
      {editing && (
        <ContactDialog key={editing.record?.id ?? 'new'} contact={editing.record} onClose={close} />
      )}
    </>
  );
}
