// Card of a medical contact: name, and a link for every way to reach it.
import { Mail, MapPin, Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { phoneHref } from '#rules/family/phone-href.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { Badge } from '../../kit/badge.tsx';
import { LongText } from '../../editing/panel/long-text.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { PanelRow } from '../panel/panel-row.tsx';
import { mailHref, mapHref } from './contact-hrefs.ts';

function Badges({ contact: { type, isEmergencyContact } }: { contact: MedicalContact }) {
  return (
    <>
      {isEmergencyContact && (
        <Badge hue="danger" className="bg-danger! text-on-danger!">
          <Siren aria-hidden />
          Emergency
        </Badge>
      )}
      {/* The word is not shown twice. */}
      {type !== null && !(isEmergencyContact && type === 'emergency') && (
        <Badge hue="medical">{choiceLabel(type)}</Badge>
      )}
    </>
  );
}

const WAY =
  'flex min-h-11 items-start gap-3 py-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft';
const LINKED = 'rounded-field font-medium text-brand underline underline-offset-4 hover:no-underline';

/** One contact detail: a link if it has a target, otherwise plain text. */
function Way({ href, icon, children }: { href: string | null; icon: ReactNode; children: ReactNode }) {
  const words = <span className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</span>;
  if (href === null)
    return (
      <p className={WAY}>
        {icon}
        {words}
      </p>
    );
  const isElsewhere = href.startsWith('https:');
  return (
    <a
      href={href}
      className={`${WAY} ${LINKED}`}
      {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon}
      {words}
      {isElsewhere && <VisuallyHidden>on the map, in a new tab</VisuallyHidden>}
    </a>
  );
}

interface ContactCardProps {
  contact: MedicalContact;
  onEdit: () => void;
  onDelete: () => void;
}

export function ContactCard({ contact, onEdit, onDelete }: ContactCardProps) {
  const { id, name, specialty, phoneNumber, email, address, notes } = contact;
  return (
    <PanelRow id={id} name={name} badges={<Badges contact={contact} />} onEdit={onEdit} onDelete={onDelete}>
      {specialty !== '' && <p className="text-soft wrap-anywhere">{specialty}</p>}
      {(phoneNumber || email || address) && (
        <div>
          {phoneNumber !== '' && (
            <Way href={phoneHref(phoneNumber)} icon={<Phone aria-hidden />}>
              {phoneNumber}
            </Way>
          )}
          {email !== '' && (
            <Way href={mailHref(email)} icon={<Mail aria-hidden />}>
              {email}
            </Way>
          )}
          {address !== '' && (
            <Way href={mapHref(address)} icon={<MapPin aria-hidden />}>
              {address}
            </Way>
          )}
        </div>
      )}
      <LongText text={notes} of={`the notes about ${name}`} lines={6} />
    </PanelRow>
  );
}
