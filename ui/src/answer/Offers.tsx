import { useEffect } from 'react';
import type { Answer, Choice } from '../api/types';
import { oneLine } from '../text/plain';

/** Readings that ran, each with its first figure; one click, or its number on the keyboard, answers the question so. */
export function Offers({ answer, isBusy, takesKeys, onChoose }: {
  answer: Answer;
  isBusy: boolean;
  /** Whether the page is this answer's own, so that a number can only mean one of its readings. */
  takesKeys: boolean;
  onChoose: (words: string, at: number) => void;
}) {
  const choices = answer.choices.map(choiceOf);
  useEffect(() => {
    if (!takesKeys || isBusy) return;
    const onKey = (event: KeyboardEvent) => {
      const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
      if (choice === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      onChoose(choice.words, Number(event.key) - 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  if (choices.length === 0) return null;
  return (
    <section className="offers" aria-label={labelOf(answer)}>
      <h2 className="label">{labelOf(answer)}</h2>
      <ul className="choices">
        {choices.map((choice, at) => (
          <li key={`${at} ${choice.words}`}>
            <button type="button" className="card offer" disabled={isBusy} onClick={() => onChoose(choice.words, at)}>
              <span className="choice-number" aria-hidden="true">{at + 1}</span>
              <span className="offer-text">
                <span className="offer-words" dir="auto">{oneLine(choice.words)}</span>
                {choice.figure !== null && <span className="offer-figure" dir="auto">{oneLine(choice.figure)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(answer: Answer): string {
  switch (answer.status) {
    case 'noted':
      return 'For example';
    case 'asked_back':
    case 'unsure':
      return 'Choose what you mean';
    default:
      return 'The closest that can be answered';
  }
}

/** Answers that were kept before readings were run hold their words alone. */
function choiceOf(choice: Choice | string): Choice {
  return typeof choice === 'string' ? { words: choice, figure: null } : choice;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
