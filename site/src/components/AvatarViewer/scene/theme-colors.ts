import {Color} from 'three';

/** The page's colors at an element, and a callback when the color mode changes. */
export class ThemeColors {
  private readonly modes: MutationObserver;

  constructor(
    private readonly element: HTMLElement,
    onChange: () => void,
  ) {
    this.modes = new MutationObserver(onChange);
    this.modes.observe(document.documentElement, {attributeFilter: ['data-theme']});
  }

  color(token: string): Color {
    return new Color(getComputedStyle(this.element).getPropertyValue(token).trim() || '#808080');
  }

  dispose(): void {
    this.modes.disconnect();
  }
}
