// Shortcuts beside the quick entry, for parents who plan meals here.
import { ShoppingBasket, Soup } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Link } from '../../kit/link.tsx';
import * as links from '../../screen/links.ts';

const FOOD = [
  { label: 'Go shopping', href: links.meals('lists', { id: links.LAST_LIST }), Icon: ShoppingBasket },
  { label: "Tonight's dinner", href: links.meals('menus', { id: links.TONIGHT }), Icon: Soup },
];

export function FoodShortcuts({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label="Meals" className="flex flex-wrap gap-2">
      {FOOD.map(({ label, href, Icon }) => (
        <Button key={label} asChild className="flex-1 px-3!">
          <Link href={href} onClick={onFollow}>
            <Icon aria-hidden />
            {label}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
