import 'dart:convert';
import 'dart:io';

import 'package:flutter/material.dart';
import 'package:webview_flutter/webview_flutter.dart';

/// The avatar in 3D: three.js in a web view, which decodes the textures of a GLB like a browser.
class AvatarView extends StatefulWidget {
  const AvatarView({super.key, required this.file});

  final File file;

  @override
  State<AvatarView> createState() => _AvatarViewState();
}

class _AvatarViewState extends State<AvatarView> {
  final WebViewController _controller = WebViewController();

  @override
  void initState() {
    super.initState();
    _open();
  }

  Future<void> _open() async {
    await _controller.setJavaScriptMode(JavaScriptMode.unrestricted);
    await _controller.setNavigationDelegate(NavigationDelegate(onPageFinished: (_) => _show()));
    await _controller.loadFlutterAsset('assets/scene.html');
  }

  Future<void> _show() async {
    final glb = base64Encode(await widget.file.readAsBytes());
    await _controller.runJavaScript("showAvatar('data:model/gltf-binary;base64,$glb');");
  }

  @override
  Widget build(BuildContext context) => WebViewWidget(controller: _controller);
}
