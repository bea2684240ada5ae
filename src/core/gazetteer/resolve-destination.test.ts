import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import type { PlannedDestination } from './named-stops.ts';
import { resolveDestination } from './resolve-destination.ts';

function planned(text: string): PlannedDestination {
  const found = resolveDestination(text, gazetteer);
  if (found.kind !== 'bases') throw new Error(`${text}: ${JSON.stringify(found)}`);
  return found;
}

function refused(text: string) {
  const found = resolveDestination(text, gazetteer);
  if (found.kind !== 'unknown') throw new Error(`${text}: ${found.kind}`);
  return found;
}

const namesOf = ({ named }: PlannedDestination): readonly string[] => named.map(({ name }) => name);
const suggested = (text: string): readonly string[] => refused(text).suggestions.map(({ name }) => name);

describe('a place that is seen from a town', () => {
  it.each([
    ['Lava', 'kalimpong', 'kalimpong-lava-monastery'],
    ['Tarapith', 'shantiniketan', 'shantiniketan-tarapith'],
    ['Coonoor', 'ooty', 'ooty-sims-park'],
    ['Landour', 'mussoorie', 'mussoorie-landour-bazaar'],
    ['Wagah', 'amritsar', 'amritsar-wagah-border'],
    ['Konark', 'puri', 'puri-konark'],
    ['Fatehpur Sikri', 'agra', 'agra-fatehpur-sikri'],
    ['Ajanta Caves', 'aurangabad', 'aurangabad-ajanta'],
    ['Sarnath', 'varanasi', 'varanasi-dhamek-stupa'],
    ['কোনারক', 'puri', 'puri-konark'],
    ['Taj Mahal', 'agra', 'agra-taj-mahal'],
  ])('%s is visited from %s', (text, base, sight) => {
    const { named, bases, asked } = planned(text);
    expect(bases.map(({ id }) => id)).toEqual([base]);
    expect(named[0]?.sights[0]).toBe(sight);
    expect(asked).toBe('base');
  });

  it('is read when misspelt, and the answer says so', () => {
    expect(planned('Pahlgam').misspelt).toEqual([{ asked: 'Pahlgam', goesTo: 'Pahalgam' }]);
  });

  it('is not told of a base whose name has brackets', () => expect(planned('Coorg').misspelt).toEqual([]));

  it('keeps the name that was typed', () => expect(planned('rann of kutch').name).toBe('Rann of Kutch'));
});

describe('a route', () => {
  it.each([
    ['Shimla Manali', 'Shimla and Manali', false, undefined],
    ['Delhi, Agra, Jaipur', 'Delhi, Agra and Jaipur', false, undefined],
    ['Delhi Agra Jaipur and back from Udaipur', 'Delhi, Agra, Jaipur and Udaipur', false, 'Udaipur'],
    ['Kochi to Munnar and Alleppey', 'Kochi, Munnar and Alappuzha', true, undefined],
    ['Kochi, Munnar and Alleppey', 'Kochi, Munnar and Alappuzha', false, undefined],
    ['Manali then Shimla', 'Manali and Shimla', true, undefined],
    ['Manali via Shimla', 'Shimla and Manali', true, undefined],
    ['Ooty -> Coonoor -> Mysore', 'Ooty, Coonoor and Mysuru', true, undefined],
    ['ajanta ellora', 'Ajanta and Ellora', false, undefined],
    ['Darjeeling Gangtok', 'Darjeeling and Gangtok', false, undefined],
    ['Munnar, Alleppey, Kerala', 'Munnar and Alappuzha', false, undefined],
    ['Mumbai, Pune and Goa', 'Mumbai, Pune and Goa', false, undefined],
  ])('%s goes to %s', (text, name, inOrder, endsIn) => {
    const found = planned(text);
    expect(found).toMatchObject({ asked: 'route', name, inOrder });
    expect(found.endsIn?.name).toBe(endsIn);
  });

  it('may have any of the towns of a region that it names', () => {
    const goa = planned('Mumbai and Goa').named.find(({ name }) => name === 'Goa');
    expect(goa?.bases.length).toBeGreaterThan(1);
  });

  it('reads its names when misspelt', () => {
    expect(planned('Darjeelng and Gangtok').misspelt).toEqual([{ asked: 'Darjeelng', goesTo: 'Darjeeling' }]);
  });

  it('is refused with the rest of it when a place is not planned', () => {
    expect(refused('Jaipur, Phalodi, Jaisalmer')).toMatchObject({ known: 'Phalodi', as: 'route' });
    expect(suggested('Jaipur, Phalodi, Jaisalmer')[0]).toBe('Jaipur, Jaisalmer');
  });

  it('is refused with the rest of it when it ends where nothing is planned', () => {
    expect(suggested('Manali, Shimla and back from Ambala')[0]).toBe('Manali, Shimla');
  });

  it.each(['trip to Manali', 'a week in Hampi, please', 'Agra, Tamil Nadu'])('is not read into %s', (text) => {
    expect(refused(text).as).toBeUndefined();
  });

  it.each([
    ['Konark, Puri', ['Konark']],
    ['Munnar, Idukki', ['Munnar']],
    ['Port Blair, Andaman and Nicobar Islands', ['Port Blair']],
  ])('is not made of what only says where a place is: %s', (text, names) =>
    expect(namesOf(planned(text))).toEqual(names),
  );
});

describe('a region or a circuit', () => {
  it.each([
    ['Kashmir', 'srinagar'],
    ['Garhwal', 'rishikesh'],
    ['Golden Triangle', 'jaipur'],
    ['North Goa', 'calangute'],
    ['Kerala backwaters', 'alappuzha'],
    ['Nilgiris', 'ooty'],
  ])('%s is planned with %s first', (text, base) => {
    const { asked, bases, named } = planned(text);
    expect([asked, bases[0]?.id, named.length]).toEqual(['region', base, 0]);
  });

  it('is a route in its own order where it is planned as one trip', () => {
    const { name, asked, inOrder, named } = planned('char dham yatra');
    expect([name, asked, inOrder]).toEqual(['Char Dham', 'route', true]);
    expect(named.map((stop) => stop.name)).toEqual([
      'Barkot and Yamunotri',
      'Gangotri and Harsil',
      'Kedarnath',
      'Badrinath',
    ]);
  });

  it('is refused when it is not planned as one trip, with its parts that are', () => {
    expect(refused('twelve Jyotirlinga')).toMatchObject({ known: 'Twelve Jyotirlingas', as: 'circuit' });
    expect(suggested('12 jyotirlinga')).toContain('Varanasi');
    expect(suggested('Panch Prayag')).toContain('Rudraprayag');
  });
});

describe('a name of several places', () => {
  it.each(['Aurangabad', 'Bilaspur', 'Hamirpur', 'Pratapgarh'])('%s is asked back, each choice a name', (text) => {
    const { isShared, suggestions } = refused(text);
    expect(isShared).toBe(true);
    expect(suggestions).toHaveLength(2);
    for (const { name } of suggestions) {
      const choice = resolveDestination(name, gazetteer);
      expect(choice.kind === 'bases' || (choice.kind === 'unknown' && choice.known !== undefined), name).toBe(true);
    }
  });

  it('is read with its state', () => {
    expect(planned('Aurangabad, Maharashtra').bases[0]?.id).toBe('aurangabad');
    expect(suggested('Aurangabad, Bihar')[0]).toBe('Bodh Gaya');
    expect(suggested('Manali, Tamil Nadu')[0]).toBe('Chennai');
  });

  it('means the famous one, and says so where others may be meant', () => {
    expect(planned('Manali')).toMatchObject({ name: 'Manali' });
    expect(planned('Manali').toldApart).toBeUndefined();
    expect(planned('Udaipur').toldApart).toBe('Udaipur, Rajasthan');
    expect(planned('Udaipur, Rajasthan').toldApart).toBeUndefined();
  });
});

describe('names in the scripts that people type', () => {
  it.each([
    ['दार्जिलिंग', 'Darjeeling'],
    ['দার্জিলিং', 'Darjeeling'],
    ['மதுரை', 'Madurai'],
    ['హైదరాబాద్', 'Hyderabad'],
    ['ಮೈಸೂರು', 'Mysuru'],
    ['കൊച്ചി', 'Kochi'],
    ['અમદાવાદ', 'Ahmedabad'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar'],
    ['ପୁରୀ', 'Puri'],
    ['पुणे', 'Pune'],
    ['केरल', 'Kerala'],
    ['পহেলগাম', 'Pahalgam'],
    ['शिमला मनाली', 'Shimla and Manali'],
  ])('%s is %s', (typed, name) => expect(planned(typed).name).toBe(name));

  it('of places that are not planned are known too', () => {
    expect(planned('केदारनाथ').bases[0]?.id).toBe('guptkashi');
    expect(refused('গঙ্গাসাগর').known).toBe('Gangasagar');
  });

  it('of every base are there in Devanagari and Bengali', () => {
    const lacking = (script: RegExp) =>
      [...gazetteer.bases.values()].filter(({ aliases }) => !aliases.some((alias) => script.test(alias)));
    expect(lacking(/\p{Script=Devanagari}/u).map(({ id }) => id)).toEqual([]);
    expect(lacking(/\p{Script=Bengali}/u).map(({ id }) => id)).toEqual([]);
  });
});
