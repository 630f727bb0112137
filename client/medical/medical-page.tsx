// Medical Assistance (MED-01): four tabs, each with its own list. The address holds the tab, the member and the record.
import { BriefcaseMedical, CalendarClock, FileHeart, Pill } from 'lucide-react';
import { Tabs } from '../kit/tabs.tsx';
import type { MedicalTab } from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { AppointmentsPanel } from './appointments/appointments-panel.tsx';
import { ContactsPanel } from './contacts/contacts-panel.tsx';
import { MedicationsPanel } from './medications/medications-panel.tsx';
import { useAddress } from './panel/panel-address.ts';
import { RecordsPanel } from './records/records-panel.tsx';

const TABS = [
  { id: 'contacts', label: 'Contacts', icon: <BriefcaseMedical aria-hidden />, Panel: ContactsPanel },
  { id: 'medications', label: 'Medications', icon: <Pill aria-hidden />, Panel: MedicationsPanel },
  {
    id: 'appointments',
    label: 'Appointments',
    icon: <CalendarClock aria-hidden />,
    Panel: AppointmentsPanel,
  },
  { id: 'records', label: 'Records', icon: <FileHeart aria-hidden />, Panel: RecordsPanel },
] as const satisfies readonly { id: MedicalTab; [other: string]: unknown }[];

export function MedicalPage() {
  const { tab, show, ...place } = useAddress();
  const { Panel } = TABS.find(({ id }) => id === tab) ?? TABS[0];
  return (
    <Page title="Medical Assistance">
      <Tabs
        label="Medical"
        tabs={TABS}
        selected={tab}
        onSelect={(id) => show(id, { member: place.memberId })}
      >
        <Panel {...place} />
      </Tabs>
    </Page>
  );
}
