/**
 * Modules of Node that the server needs, loaded before the embedded database chooses its compiler: afterwards V8 rejects their
 * compiled code, which is part of Node, and compiles them again (`baseline-compiler.ts`).
 */
import 'node:child_process';
import 'node:cluster';
import 'node:http';
import 'node:http2';
import 'node:https';
import 'node:process';
import 'node:stream/consumers';
import 'node:zlib';
