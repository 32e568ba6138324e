interface FakeLayout {
  viewHeight: number;
  rowHeight: number;
}

/**
 * Gives elements a size where nothing is laid out, so that a virtual list has something to measure:
 * rows are `rowHeight` px, everything around them `viewHeight`. Returns how to take it away. For tests.
 */
export function fakeLayout({ viewHeight, rowHeight }: FakeLayout): () => void {
  const sizeOf = (element: Element) =>
    element.querySelector(':scope > [data-segment]') ? rowHeight : viewHeight;
  const original = globalThis.ResizeObserver;
  class FakeResizeObserver implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      queueMicrotask(() => {
        const contentRect = new DOMRect(0, 0, 600, sizeOf(target));
        const size = [{ blockSize: contentRect.height, inlineSize: 600 }];
        const entry: ResizeObserverEntry = {
          target,
          contentRect,
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        };
        this.#callback([entry], this);
      });
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = FakeResizeObserver;
  const restore = [
    override('offsetParent', {
      get(this: HTMLElement) {
        return this.parentElement;
      },
    }),
    override('scrollTop', {
      get(this: HTMLElement) {
        return scrolled.get(this) ?? 0;
      },
      set(this: HTMLElement, top: number) {
        if (scrolled.get(this) === top) return;
        scrolled.set(this, top);
        queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
      },
    }),
  ];
  return () => {
    globalThis.ResizeObserver = original;
    for (const item of restore) item();
  };
}

const scrolled = new WeakMap<HTMLElement, number>();

/** Puts a property of its own in the way of an inherited one; returns how to take it out again. */
function override(name: string, property: PropertyDescriptor & ThisType<HTMLElement>): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...property });
  return () => {
    Reflect.deleteProperty(HTMLElement.prototype, name);
    if (own) Object.defineProperty(HTMLElement.prototype, name, own);
  };
}
