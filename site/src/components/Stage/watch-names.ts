import {openStage, partOf, setStage, stage, stageElement} from './stage';

/** It stays closed until the reader asks for it. */
export function closeStage(): void {
  const hadFocus = stageElement().contains(document.activeElement);
  setStage({isOpen: false, wasClosed: true, part: '', isChosen: false});
  if (hadFocus)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.stage-start')?.focus({preventScroll: true}));
}

/** Milliseconds until a pointer rests, and until a click isn't the first half of a double-click. */
const rest = 250;

/** Whether a name can show its part without a press: pointing opens nothing but the drawing of an unused stage. */
const isThere = (): boolean =>
  stage().isOpen || (!stage().wasClosed && Boolean(document.querySelector<HTMLElement>('.stage-idle')?.offsetParent));

function press(name: HTMLElement): void {
  const part = partOf(name);
  const {isChosen, part: lit} = stage();
  void openStage(isChosen && part === lit ? {part: '', isChosen: false} : {part, isChosen: true});
}

let resting = 0;
let pressing = 0;
const stop = (): void => clearTimeout(resting);

/** The name of an event, unless a selection for copying contains it. */
function nameAt(target: EventTarget | null): HTMLElement | undefined {
  const name = stage().isOff ? null : (target as Element | null)?.closest?.<HTMLElement>('main [data-part]');
  const selection = getSelection();
  return name && (!selection || selection.isCollapsed || !selection.containsNode(name, true)) ? name : undefined;
}

/** Listens to the names of all pages. */
export function watchNames(): void {
  let place = '';
  /** Watches the name whose part shows without a press. The part goes when the name leaves the view. */
  const shown = new IntersectionObserver(([entry]) => {
    const {isChosen, part} = stage();
    if (!entry!.isIntersecting && !isChosen && part === partOf(entry!.target as HTMLElement)) setStage({part: ''});
  });
  const show = (name: HTMLElement): void => {
    if (!isThere()) return;
    shown.disconnect();
    shown.observe(name);
    void openStage({part: partOf(name), isChosen: false});
  };
  const point = (name: HTMLElement): void => {
    if (!stage().isChosen) show(name);
  };

  document.addEventListener(
    'pointermove',
    ({target, pointerType, buttons, screenX, screenY}) => {
      const before = place;
      place = `${screenX} ${screenY}`;
      // When the page scrolls, the browser reports a move, but the pointer is where it was.
      if (pointerType !== 'mouse' || place === before) return;
      stop();
      const name = nameAt(target);
      if (name && buttons === 0) resting = window.setTimeout(point, rest, name);
    },
    {passive: true},
  );
  document.addEventListener('scroll', stop, {capture: true, passive: true});
  document.addEventListener('click', (event) => {
    stop();
    clearTimeout(pressing);
    const {target, detail, pointerType} = event as PointerEvent;
    const name = nameAt(target);
    // A press on a face copies its name.
    if (!name || detail > 1 || name.matches('[role=option]')) return;
    pressing = window.setTimeout(press, pointerType === 'touch' ? 0 : rest, name);
  });
  document.addEventListener('focusin', ({target}) => {
    const name = nameAt(target);
    if (name?.matches('[role=option]')) show(name);
  });
  document.addEventListener('keydown', ({key, defaultPrevented}) => {
    if (key === 'Escape' && !defaultPrevented && document.querySelector('[data-stage]')) closeStage();
  });
}
