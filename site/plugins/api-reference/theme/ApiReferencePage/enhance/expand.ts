import {closestTarget, type Environment} from './environment';

/** Opens all collapsed parts, or closes them again. */
export function enhanceExpand(root: HTMLElement, {signal}: Environment): void {
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-expand]');
    if (button) {
      const opens = button.textContent === 'Expand all';
      button.textContent = opens ? 'Collapse all' : 'Expand all';
      root.querySelectorAll<HTMLDetailsElement>('.api-nested, .api-schema > *').forEach((part) => (part.open = opens));
    }
  };
  root.addEventListener('click', onClick, {signal});
}
