import { useLayoutEffect, useRef, useState } from 'react';

/** Scrolled back less than this still counts as reading along. */
const nearPx = 48;

/** Keeps a scrolling element at its end while it grows, until the reader scrolls away from it. */
export function useStayAtEnd(content: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const goToEnd = () => {
    const element = ref.current;
    if (element) element.scrollTop = element.scrollHeight;
    setIsAtEnd(true);
  };
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && isAtEnd) element.scrollTop = element.scrollHeight;
  }, [content, isAtEnd]);
  const onScroll = () => {
    const element = ref.current;
    if (element)
      setIsAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearPx);
  };
  return { ref, isAtEnd, goToEnd, onScroll };
}
