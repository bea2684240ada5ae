import { useState } from 'react';
import type { PollRemark } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import { About } from './about.tsx';
import styles from './polls.module.css';
import { RemarkForm } from './remark-form.tsx';
import { RemarkView, writerOf } from './remark-view.tsx';
import { answersTo, useTalk } from './talk.ts';

/** Lists what guests wrote, each with its answers and with what this guest can do about it. */
export function GuestRemarks({ remarks }: { remarks: readonly PollRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <GuestRemark key={remark._id} remark={remark} />
      ))}
    </ul>
  );
}

function GuestRemark({ remark }: { remark: PollRemark }) {
  const talk = useTalk();
  const { state, myId, ownerName } = talk;
  const [editing, setEditing] = useState(false);
  const answers = answersTo(state, remark);
  const isMine = myId !== null && remark.guestId === myId;
  return (
    <RemarkView
      remark={remark}
      state={state}
      ownerName={ownerName}
      mark={isMine && <span className={styles.you}>({words.guest.you})</span>}
      isWriting={editing}
      acts={
        editing ? null : <Acts remark={remark} isMine={isMine} isAnswered={answers.length > 0} onEdit={setEditing} />
      }
    >
      {editing && (
        <RemarkForm
          label={words.guest.edit}
          before={remark.text}
          submit={words.guest.save}
          onSend={(text) => talk.edit(remark._id, text)}
          onLeave={() => setEditing(false)}
        />
      )}
      <GuestRemarks remarks={answers} />
    </RemarkView>
  );
}

interface ActsProps {
  remark: PollRemark;
  isMine: boolean;
  isAnswered: boolean;
  onEdit: (isEditing: boolean) => void;
}

function Acts({ remark, isMine, isAnswered, onEdit }: ActsProps) {
  const { isOpen, hasScript, withdraw, report, state, ownerName } = useTalk();
  if (!hasScript || remark.guestId === null) return null;
  const name = writerOf(remark, state, ownerName);
  if (!isMine) {
    return (
      <Button look="plain" onClick={() => void report(remark._id)}>
        {words.guest.report}
        <About what={name} />
      </Button>
    );
  }
  if (!isOpen) return null;
  return (
    <>
      {!isAnswered && (
        <Button look="plain" data-opens onClick={() => onEdit(true)}>
          {words.guest.edit}
        </Button>
      )}
      <Button look="plain" onClick={() => void withdraw(remark._id)}>
        {words.guest.remove}
      </Button>
    </>
  );
}
