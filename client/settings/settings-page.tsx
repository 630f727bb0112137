// Settings: assistance areas, account, household, security, recent changes, and the family's data. One column of cards
// in groups, with a table of contents beside it.
import type { ReactNode } from 'react';
import { Page } from '../screen/page.tsx';
import { useSection } from '../screen/use-section.ts';
import { AccountCard } from './account/account-card.tsx';
import { AppearanceCard } from './preferences/appearance-card.tsx';
import { AreasCard } from './preferences/areas-card.tsx';
import { ChangesCard } from './family-data/changes-card.tsx';
import { NotificationsCard, PrivacyCard } from './preferences/not-yet-switches.tsx';
import { KiosksCard } from './household/kiosks-card.tsx';
import { ContactCard } from './preferences/contact-card.tsx';
import { DataCard } from './family-data/data-card.tsx';
import { DevicesCard } from './account/devices-card.tsx';
import { HouseholdCard } from './household/household-card.tsx';
import { IntegrationsCard } from './preferences/integrations-card.tsx';
import { PasswordCard } from './account/password-card.tsx';
import { CodesCard, CodesNote } from './account/codes-card.tsx';
import { Unencrypted } from './unencrypted.tsx';
import { ZoneCard } from './household/zone-card.tsx';

const GROUPS = {
  areas: 'Assistance Areas',
  account: 'Account',
  household: 'Household',
  security: 'Signing in',
  changes: 'Recent changes',
  data: 'Your data',
} as const;

function Contents() {
  return (
    <nav aria-label="On this page" className="mb-5 lg:sticky lg:top-5 lg:mb-0 lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {Object.entries(GROUPS).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:bg-sunk lg:flex lg:border-transparent lg:bg-transparent lg:text-soft lg:hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ id, children }: { id: keyof typeof GROUPS; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-5 flex-col gap-5 outline-none">
      {children}
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);

export function SettingsPage() {
  useSection();
  return (
    <Page title="Settings">
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <Contents />
        <div className="flex min-w-0 max-w-3xl flex-col gap-5">
          <Unencrypted />
          <CodesNote />
          <AreasCard />
          <Group id="account">
            <AccountCard />
            <Pair>
              <NotificationsCard />
              <PrivacyCard />
            </Pair>
            <Pair>
              <IntegrationsCard />
              <ContactCard />
            </Pair>
            <AppearanceCard />
          </Group>
          <Group id="household">
            <HouseholdCard />
            <ZoneCard />
            <KiosksCard />
          </Group>
          <Group id="security">
            <PasswordCard />
            <CodesCard />
            <DevicesCard />
          </Group>
          <Group id="changes">
            <ChangesCard />
          </Group>
          <Group id="data">
            <DataCard />
          </Group>
        </div>
      </div>
    </Page>
  );
}
