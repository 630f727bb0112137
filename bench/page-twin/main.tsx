// Raw twin of a page: React, router and query library as the app uses them, with one list and nothing else.
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, Route, Router } from 'wouter';

interface Row {
  id: string;
  name: string;
}

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });

function List() {
  const { data } = useQuery({
    queryKey: ['api', 'rows'],
    queryFn: async () => (await (await fetch('/api/rows')).json()) as Row[],
  });
  if (!data) return <p>Loading…</p>;
  return (
    <ul>
      {data.map(({ id, name }) => (
        <li key={id}>
          <Link href={`/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <Router>
        <Route path="/">
          <h1>Rows</h1>
          <List />
        </Route>
      </Router>
    </QueryClientProvider>,
  );
