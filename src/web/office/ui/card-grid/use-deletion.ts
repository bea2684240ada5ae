import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cards } from '../../../../words/en/office/cards.ts';
import { wordsOf } from '../../api/admin-api.ts';
import { offerUndo, tellDone, tellFailure } from '../toasts.tsx';

interface Titled {
  readonly _id: string;
  readonly title: string;
}

export interface Deletion {
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** Messages used when the server gives none. */
  readonly words: { readonly deleteFailed: string; readonly restoreFailed: string };
}

/** Holds the card to delete; deletes it and offers to undo that. */
export function useDeletion<C extends Titled>(deletion: Deletion) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<C | null>(null);
  const restore = async ({ _id, title }: C) => {
    try {
      await deletion.restore(_id);
      await revalidate();
      tellDone(cards.isBack({ title }));
    } catch (error) {
      // The grid and its banner may be long gone.
      tellFailure(wordsOf(error, deletion.words.restoreFailed));
    }
  };
  const remove = async (card: C) => {
    await deletion.remove(card._id);
    offerUndo({ message: cards.isDeleted({ title: card.title }), onUndo: () => void restore(card) });
    await revalidate();
  };
  return { asked, setAsked, remove };
}
