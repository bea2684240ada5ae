import type { Itinerary } from '../../../contracts/itineraries.ts';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { listInsteadSentences } from './instead-words.ts';

/** Says that the trips below go to another place than the requested one; renders nothing when they do not. */
export function InsteadNotice({ itineraries }: { itineraries: readonly Itinerary[] }) {
  const sentences = listInsteadSentences(itineraries);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Passage text={sentence} />
        </p>
      ))}
    </Notice>
  );
}
