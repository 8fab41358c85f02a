import 'dart:io';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:image_picker/image_picker.dart';
import 'package:permission_handler/permission_handler.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';
import 'package:webview_flutter_wkwebview/webview_flutter_wkwebview.dart';

import 'avatar_export.dart';

/// The creator in a web view, for one export. Closes with the stored GLB, or null if the user goes back.
class CreatorScreen extends StatefulWidget {
  const CreatorScreen({super.key, required this.creator});

  /// URL of a project's page or of a session.
  final Uri creator;

  @override
  State<CreatorScreen> createState() => _CreatorScreenState();
}

class _CreatorScreenState extends State<CreatorScreen> {
  late final WebViewController _controller = _createController();
  bool _isSaving = false;

  @override
  void initState() {
    super.initState();
    _open();
  }

  WebViewController _createController() {
    // The camera preview is a video in the page, which has to start without a tap.
    final PlatformWebViewControllerCreationParams params = Platform.isIOS
        ? WebKitWebViewControllerCreationParams(
            allowsInlineMediaPlayback: true,
            mediaTypesRequiringUserAction: const <PlaybackMediaTypes>{},
          )
        : const PlatformWebViewControllerCreationParams();
    return WebViewController.fromPlatformCreationParams(params, onPermissionRequest: _answerCapture);
  }

  // #region bridge
  Future<void> _open() async {
    final bridge = await rootBundle.loadString('assets/bridge.js');
    Future<void> inject(String url) async {
      if (isSameOrigin(Uri.parse(url), widget.creator)) await _controller.runJavaScript(bridge);
    }

    await _controller.setJavaScriptMode(JavaScriptMode.unrestricted);
    await _controller.addJavaScriptChannel('AvatarBridge', onMessageReceived: _receive);
    await _controller.setNavigationDelegate(
      NavigationDelegate(
        onPageStarted: inject,
        // The first one can be too early or too late. The second time changes nothing.
        onPageFinished: inject,
        onWebResourceError: _handleError,
      ),
    );
    final platform = _controller.platform;
    if (platform is AndroidWebViewController) {
      await platform.setMediaPlaybackRequiresUserGesture(false);
      await platform.setOnShowFileSelector(_pickPhotos);
    }
    final query = {...widget.creator.queryParameters, 'sdk': 'true'};
    await _controller.loadRequest(widget.creator.replace(queryParameters: query));
  }

  Future<void> _receive(JavaScriptMessage message) async {
    final page = Uri.parse(await _controller.currentUrl() ?? '');
    final export = AvatarExport.parse(message.message, page: page, creator: widget.creator);
    if (export == null || _isSaving) return;
    _isSaving = true;
    try {
      final file = await storeAvatar(export);
      if (mounted) Navigator.of(context).pop(file);
    } on Exception catch (error) {
      _isSaving = false;
      _showMessage('The avatar could not be saved: $error');
    }
  }
  // #endregion bridge

  /// Grants the camera, alone or with the microphone, to the creator's own page. The request doesn't say which frame it
  /// comes from, so the open page is checked.
  Future<void> _answerCapture(WebViewPermissionRequest request) async {
    final page = Uri.parse(await _controller.currentUrl() ?? '');
    const capture = {WebViewPermissionResourceType.camera, WebViewPermissionResourceType.microphone};
    final isForScan =
        request.types.contains(WebViewPermissionResourceType.camera) && capture.containsAll(request.types);
    if (!isForScan || !isSameOrigin(page, widget.creator)) return request.deny();
    // iOS asks the user itself.
    if (Platform.isAndroid) {
      final wanted = [
        Permission.camera,
        if (request.types.contains(WebViewPermissionResourceType.microphone)) Permission.microphone,
      ];
      final answers = await wanted.request();
      if (answers.values.any((status) => !status.isGranted)) {
        _showMessage("To scan your face, allow the camera in the app's settings.");
        return request.deny();
      }
    }
    return request.grant();
  }

  Future<List<String>> _pickPhotos(FileSelectorParams params) async {
    final picker = ImagePicker();
    final List<XFile?> photos = params.mode == FileSelectorMode.openMultiple
        ? await picker.pickMultiImage()
        : [await picker.pickImage(source: ImageSource.gallery)];
    return photos.whereType<XFile>().map((photo) => File(photo.path).uri.toString()).toList();
  }

  void _handleError(WebResourceError error) {
    // iOS stops the page when memory runs out, which leaves an empty view.
    if (error.errorType == WebResourceErrorType.webContentProcessTerminated) {
      _controller.reload();
    } else if (error.isForMainFrame ?? false) {
      _showMessage('The creator did not load. Check the connection.');
    }
  }

  void _showMessage(String text) {
    if (mounted) ScaffoldMessenger.of(context).showSnackBar(SnackBar(content: Text(text)));
  }

  Future<void> _goBack(bool didPop, File? file) async {
    if (didPop) return;
    if (await _controller.canGoBack()) {
      await _controller.goBack();
    } else if (mounted) {
      Navigator.of(context).pop();
    }
  }

  @override
  Widget build(BuildContext context) {
    return PopScope<File>(
      canPop: false,
      onPopInvokedWithResult: _goBack,
      child: Scaffold(
        appBar: AppBar(title: const Text('Avatar')),
        body: SafeArea(child: WebViewWidget(controller: _controller)),
      ),
    );
  }
}
