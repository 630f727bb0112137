// The tab of doctors, dentists, pharmacies and whoever to call in an emergency (MED-03).
import { medical } from '#contract/medical.ts';
import { useRead } from '../api.ts';
import { PanelRow } from './panel-row.tsx';
import { Panel } from './panel.tsx';
import type { PanelPlace } from './panel-address.ts';

export function ContactsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalContacts, {});
  return (
    <Panel
      {...place}
      tab="contacts"
      title="Medical Contacts"
      noun="contacts"
      add="Add Contact"
      onAdd={() => undefined}
      reading={reading}
      empty={{
        title: 'No medical contacts yet',
        text: 'Doctors, dentists and pharmacies, one tap away from a call. Start with the one you would call first.',
      }}
    >
      {(contacts) => (
        <ul className="grid gap-4 md:grid-cols-2">
          {contacts.map(({ id, name }) => (
            <PanelRow key={id} id={id} name={name} onEdit={() => undefined} onDelete={() => undefined} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
