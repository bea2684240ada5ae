import { Kbd, Modal, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { frame } from '../../../words/en/office/frame.ts';
import { shortcuts as words } from '../../../words/en/office/shortcuts.ts';
import { useShortcuts, useShortcutsOn } from '../ui/shortcuts.ts';
import { sectionKeys } from './section-keys.ts';
import styles from './shortcut-help.module.css';

type Lines = readonly (readonly [keys: readonly string[], what: string])[];

interface ShortcutHelpProps {
  role: string;
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/** Leads to the sections by two keys, and lists all shortcuts with `?`. */
export function ShortcutHelp({ role, opened, onOpen }: ShortcutHelpProps) {
  const navigate = useNavigate();
  const isOn = useShortcutsOn();
  const sections = sectionKeys(role);
  useShortcuts({
    ...Object.fromEntries(sections.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])),
    '?': () => onOpen(true),
  });
  const groups: readonly (readonly [title: string, lines: Lines])[] = [
    [
      words.anywhere,
      [
        [['Ctrl K'], words.keys.find],
        ...sections.map(({ key, name }) => [['g', key], words.keys.goTo({ section: frame.sections[name] })] as const),
        [['?'], words.keys.help],
      ],
    ],
    [
      words.inLists,
      [
        [['j'], words.keys.next],
        [['k'], words.keys.previous],
        [['Enter'], words.keys.open],
        [['x'], words.keys.select],
        [['/'], words.keys.search],
      ],
    ],
    [
      words.inRecords,
      [
        [['j'], words.keys.next],
        [['k'], words.keys.previous],
        [['o'], words.keys.contacted],
        [['c'], words.keys.confirm],
        [['Esc'], words.keys.close],
      ],
    ],
  ];
  return (
    <Modal opened={opened} onClose={() => onOpen(false)} title={words.title} size="lg">
      {!isOn && <Text mb="sm">{words.off}</Text>}
      <div className={styles.groups}>
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.lines}>
              {lines.map(([keys, what]) => (
                <div key={what} className={styles.line}>
                  <dt>
                    <Keys keys={keys} />
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

const Keys = ({ keys: [first = '', second] }: { keys: readonly string[] }) => (
  <>
    <Kbd>{first}</Kbd>
    {second !== undefined && (
      <>
        {' '}
        {words.thenKey} <Kbd>{second}</Kbd>
      </>
    )}
  </>
);
