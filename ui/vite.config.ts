import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['DASH_SERVER'] ?? 'http://127.0.0.1:8321';

// The page is served with a policy that allows no inline script or style: everything is a file of its own.
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'target/classes/dash/ui',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` shows the page with a Dash that runs beside it; to that it has to look like its own page.
    proxy: { '/api': { target: SERVER, changeOrigin: true, headers: { Origin: SERVER } } },
  },
});
