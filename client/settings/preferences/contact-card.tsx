// Support link: a mail draft to the address the owner of this installation set (SET-05).
import { Mail } from 'lucide-react';
import { product } from '#contract/product.ts';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../loaded.tsx';

const SUBJECT = 'Support Request';

const draftTo = (address: string): string => `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}`;

export function ContactCard() {
  const query = useRead(product.getProduct, {});
  return (
    <Card title="Contact Us">
      <Loaded query={query} failed="The address couldn't be loaded." size="h-21">
        {({ supportEmail }) => (
          <div className="flex flex-col items-start gap-3">
            <p className="text-soft">
              Something not working, or could be better? Write to{' '}
              <span className="break-all text-ink">{supportEmail}</span>.
            </p>
            <Button asChild>
              <a href={draftTo(supportEmail)}>
                <Mail aria-hidden />
                Contact Us
              </a>
            </Button>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
