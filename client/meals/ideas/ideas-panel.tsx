// The tab of menu ideas (MEAL-03).
import { MessageCircle } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { openLater, useWhenActedOn } from '../../editing/panel/open-later.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { Link } from '../../kit/link.tsx';
import { useCollection } from '../../meal-store/use-meals.ts';
import * as links from '../../screen/links.ts';
import { useMealDialog } from '../meal-dialogs.tsx';
import { MealPanel, type PanelPlace } from '../meal-panel.tsx';
import { useMealsAddress } from '../meals-address.ts';
import { useConcerns, type Concerned } from '../use-concerns.ts';
import type { IdeaActions } from './idea-card.tsx';
import { IdeasList } from './idea-list.tsx';
import { useIdeaActions } from './use-idea-actions.ts';

const IdeaRecipe = later(() => import('./idea-recipe.tsx').then((file) => file.IdeaRecipe));
const AddToMenu = later(() => import('./add-to-menu-dialog.tsx').then((file) => file.AddToMenuDialog));

const Cookbook = later(() => import('./idea-cookbook.tsx').then((file) => file.IdeasCookbook));

const EMPTY = {
  title: 'No menu ideas yet',
  text: 'Keep the meals your family likes in one place, and put them on a menu with two taps. Start with the one everyone asks for.',
  action: (
    <Button asChild>
      <Link href={links.chat()}>
        <MessageCircle aria-hidden />
        Ask Pip for ideas
      </Link>
    </Button>
  ),
};

/** The open overlay: a recipe, or the dialog that adds an idea to a menu. */
type Opened = { what: 'recipe' | 'menu'; id: string } | null;

/** The way to open them; the code of both arrives when somebody acts on the page. */
function useOpened() {
  const [opened, setOpened] = useState<Opened>(null);
  useWhenActedOn(IdeaRecipe);
  useWhenActedOn(AddToMenu);
  const [open] = useState(
    () => (what: 'recipe' | 'menu', id: string) =>
      openLater(what === 'recipe' ? IdeaRecipe : AddToMenu, () => setOpened({ what, id })),
  );
  return { opened, open, close: () => setOpened(null) };
}

interface BesideProps {
  opened: Opened;
  ideas: readonly KeptMenuIdea[];
  concerned: Concerned;
  actions: IdeaActions;
  close: () => void;
}

function Beside({ opened, ideas, concerned, actions, close }: BesideProps) {
  const idea = opened && ideas.find(({ id }) => id === opened.id);
  if (!idea) return null;
  if (opened.what === 'menu') return <AddToMenu key={idea.id} idea={idea} onClose={close} />;
  return (
    <IdeaRecipe
      idea={idea}
      concerns={concerned.ofIdea(idea)}
      onEdit={() => {
        close();
        actions.onEdit(idea);
      }}
      onAddToMenu={() => actions.onAddToMenu(idea)}
      onClose={close}
    />
  );
}

export function IdeasPanel({ recordId }: PanelPlace) {
  const reading = useCollection('menu-ideas');
  const edit = useMealDialog();
  const concerned = useConcerns();
  const { using, show } = useMealsAddress();
  const { opened, open, close } = useOpened();
  const { onFavorite, onDelete } = useIdeaActions();
  // Kept as long as they do the same, so that only the cards that changed are drawn again.
  const actions = useMemo(
    (): IdeaActions => ({
      onFavorite,
      onDelete,
      onOpen: ({ id }) => open('recipe', id),
      onAddToMenu: ({ id }) => open('menu', id),
      onEdit: (record) => edit({ collection: 'menu-ideas', record }),
    }),
    [onFavorite, onDelete, open, edit],
  );
  return (
    <>
      <MealPanel
        tab="ideas"
        title="Menu Ideas"
        noun="menu ideas"
        add="Add Menu Idea"
        onAdd={() => edit({ collection: 'menu-ideas', record: null })}
        reading={reading}
        empty={EMPTY}
        recordId={recordId}
      >
        {(ideas) => (
          <IdeasList
            ideas={ideas}
            wanted={using}
            concerned={concerned}
            actions={actions}
            onForgetWanted={() => show('ideas')}
          />
        )}
      </MealPanel>
      {using.length > 0 && (
        <Suspense fallback={null}>
          <Cookbook using={using} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Beside
          opened={opened}
          ideas={reading.records}
          concerned={concerned}
          actions={actions}
          close={close}
        />
      </Suspense>
    </>
  );
}
