import {openStage, partOf, setStage, stage, stageElement} from './stage';

/** The name whose press opened the stage. */
let opener: HTMLElement | undefined;

export function closeStage(): void {
  setStage({isOpen: false, isPinned: false});
  // Names are no tab stops, but the next Tab continues from there.
  if (opener) opener.tabIndex = -1;
  const next = opener;
  requestAnimationFrame(() =>
    (next ?? document.querySelector<HTMLElement>('.stage-start'))?.focus({preventScroll: true}),
  );
  opener = undefined;
}

/** Milliseconds until a pointer rests. */
const rest = 80;
/** Milliseconds until a click isn't the first half of a double-click. */
const doubleClick = 250;

const isInView = (): boolean =>
  [...document.querySelectorAll('[data-stage]')].some((part) => {
    const {width, top, bottom} = part.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });

function point(name: HTMLElement): void {
  if (stage().isOff || stage().isPinned || !isInView()) return;
  setStage({part: partOf(name)});
  if (!stage().isOpen) void openStage();
}

function press(name: HTMLElement): void {
  const part = partOf(name);
  const {isOpen, isPinned, part: lit} = stage();
  if (!isOpen) opener = name;
  setStage({part, isPinned: !(isOpen && isPinned && part === lit)});
  void openStage();
}

/** Listens to the names of all pages. @returns a function that stops it */
export function watchNames(): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  let timer = 0;
  let place = '';
  const stop = (): void => clearTimeout(timer);
  const nameAt = (target: EventTarget | null): HTMLElement | null | undefined =>
    stage().isOff ? null : (target as Element | null)?.closest?.<HTMLElement>('main [data-part]');

  document.addEventListener(
    'pointermove',
    ({target, pointerType, buttons, screenX, screenY}) => {
      const before = place;
      place = `${screenX} ${screenY}`;
      // When the page scrolls, the browser reports a move, but the pointer is where it was.
      if (pointerType !== 'mouse' || place === before) return;
      stop();
      const name = nameAt(target);
      if (name && buttons === 0) timer = window.setTimeout(point, rest, name);
    },
    {signal, passive: true},
  );
  document.addEventListener('scroll', stop, {signal, capture: true, passive: true});
  document.addEventListener(
    'click',
    (event) => {
      stop();
      const {target, detail, pointerType} = event as PointerEvent;
      const name = nameAt(target);
      if (detail > 1 || getSelection()?.isCollapsed === false) return;
      // A tile has its own press.
      if (name?.closest('[role=option]')) {
        setStage({isPinned: false});
        point(name);
      } else if (name && pointerType === 'touch') press(name);
      else if (name) timer = window.setTimeout(press, doubleClick, name);
      else if (stage().isOpen && pointerType === 'touch' && !stageElement().contains(target as Node))
        setStage({isOpen: false});
    },
    {signal},
  );
  document.addEventListener(
    'focusin',
    ({target}) => {
      const name = nameAt(target);
      if (name?.matches('[role=option]')) point(name);
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Escape' || !stage().isOpen) return;
      if (stage().isPinned) setStage({isPinned: false});
      else if (!stageElement().closest('main')) closeStage();
    },
    {signal},
  );
  return () => {
    stop();
    ending.abort();
  };
}
