import 'dart:convert';
import 'dart:io';

import 'package:flutter/foundation.dart';
import 'package:path_provider/path_provider.dart';

/// The result of an export. Store [avatarId] with the user's account.
class AvatarExport {
  const AvatarExport({required this.url, required this.urlType, this.avatarId, this.sessionId});

  /// A link for `httpURL`, otherwise a data URL with the GLB.
  final String url;
  final String urlType;

  /// Not in an older message.
  final String? avatarId;

  /// Only of a session.
  final String? sessionId;

  /// Reads one message. Returns null unless the creator's own page reports a finished avatar.
  static AvatarExport? parse(String message, {required Uri page, required Uri creator}) {
    if (!isSameOrigin(page, creator)) return null;
    try {
      final dynamic json = jsonDecode(message);
      if (json['source'] != 'avaturn' || json['eventName'] != 'v2.avatar.exported') return null;
      final dynamic data = json['data'];
      final dynamic url = data['url'];
      if (url is! String || url.isEmpty) return null;
      return AvatarExport(
        url: url,
        urlType: '${data['urlType']}',
        avatarId: data['avatarId'] as String?,
        sessionId: data['sessionId'] as String?,
      );
    } catch (_) {
      // Not a message of the creator.
      return null;
    }
  }
}

bool isSameOrigin(Uri page, Uri creator) =>
    page.scheme == creator.scheme && page.host == creator.host && page.port == creator.port;

Future<File> _file() async => File('${(await getApplicationSupportDirectory()).path}/avatar.glb');

/// The stored GLB, or null before the first export.
Future<File?> storedAvatar() async {
  final file = await _file();
  return file.existsSync() ? file : null;
}

/// Stores the GLB of an export in the app's private folder: its link doesn't last.
///
/// Throws an exception if the download fails, or isn't a GLB.
Future<File> storeAvatar(AvatarExport avatar) async {
  final bytes = avatar.urlType == 'httpURL'
      ? await _download(Uri.parse(avatar.url))
      : base64Decode(avatar.url.substring(avatar.url.lastIndexOf(',') + 1));
  // Every GLB starts with these four characters. An error page doesn't.
  if (bytes.length < 4 || latin1.decode(bytes.sublist(0, 4)) != 'glTF') {
    throw const FormatException("The file isn't a GLB.");
  }
  final file = await _file();
  await file.parent.create(recursive: true);
  final partial = File('${file.path}.part');
  await partial.writeAsBytes(bytes, flush: true);
  return partial.rename(file.path);
}

Future<Uint8List> _download(Uri link) async {
  // Only the simulator, on this phone's forwarded port, has no TLS.
  if (link.scheme != 'https' && link.host != '127.0.0.1') throw const HttpException("The avatar's link isn't HTTPS.");
  final client = HttpClient();
  try {
    final request = await client.getUrl(link);
    final response = await request.close();
    if (response.statusCode != HttpStatus.ok) {
      throw HttpException('The server responded with ${response.statusCode}.');
    }
    return await consolidateHttpClientResponseBytes(response);
  } finally {
    client.close();
  }
}
