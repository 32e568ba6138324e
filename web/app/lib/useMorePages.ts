import { useRef, useState } from 'react';

interface MorePages {
  hasMore: boolean;
  error: unknown;
  loadMore: () => void;
}

/**
 * Loads the later pages of a list. A page that is not full is the last one, and so is one that `loadPage`
 * finds empty. `listKey` names the list that is shown: its filters and its order.
 */
export function useMorePages(input: {
  listKey: string;
  shownCount: number;
  limit: number;
  /** Resolves to the number of rows of the page. */
  loadPage: (page: number) => Promise<number>;
}): MorePages {
  const { listKey, shownCount, limit, loadPage } = input;
  const isLoading = useRef(false);
  const [failure, setFailure] = useState<{ listKey: string; error: unknown } | null>(null);
  const [ended, setEnded] = useState<{ listKey: string; count: number } | null>(null);
  const isEnded = ended?.listKey === listKey && ended.count === shownCount;
  const loadMore = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailure(null);
    try {
      const rows = await loadPage(shownCount / limit + 1);
      if (rows === 0) setEnded({ listKey, count: shownCount });
    } catch (error) {
      setFailure({ listKey, error });
    } finally {
      isLoading.current = false;
    }
  };
  return {
    hasMore: shownCount > 0 && shownCount % limit === 0 && !isEnded,
    error: failure?.listKey === listKey ? failure.error : null,
    loadMore: () => void loadMore(),
  };
}
